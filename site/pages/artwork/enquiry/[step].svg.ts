import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { enquiryStepFile } from '../../../artwork/enquiry-step-file.ts';
import { enquiryStepNames } from '../../../artwork/enquiry-step-names.ts';
import { getSite } from '../../../content/collections.ts';

/** Serves the drawings of an enquiry's steps as image files. */
export const getStaticPaths = (() =>
  enquiryStepNames.map((name) => ({
    params: { step: name },
    props: { name },
  }))) satisfies GetStaticPaths;

type Props = InferGetStaticPropsType<typeof getStaticPaths>;

export const GET: APIRoute<Props> = async ({ props: { name } }) => {
  const { referencePrefix } = await getSite('company');
  return new Response(await enquiryStepFile(name, `${referencePrefix}-7K3M-Q2XA`), {
    headers: { 'Content-Type': 'image/svg+xml' },
  });
};
