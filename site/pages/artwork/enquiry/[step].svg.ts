import type { APIRoute, GetStaticPaths } from 'astro';
import { enquiryStepFile } from '../../../artwork/enquiry-step-file.ts';
import { enquiryStepNames } from '../../../artwork/enquiry-step-names.ts';
import { getSite } from '../../../content/collections.ts';

export const prerender = true;

/** Serves the drawings of an enquiry's steps as image files. */
export const getStaticPaths = (() =>
  enquiryStepNames.map((step) => ({ params: { step } }))) satisfies GetStaticPaths;

export const GET: APIRoute = async ({ params: { step } }) => {
  const name = enquiryStepNames.find((known) => known === step);
  if (name === undefined) return new Response(null, { status: 404 });
  const { referencePrefix } = await getSite('company');
  return new Response(await enquiryStepFile(name, `${referencePrefix}-7K3M-Q2XA`), {
    headers: { 'Content-Type': 'image/svg+xml' },
  });
};
