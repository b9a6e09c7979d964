import { Breadcrumb, type BreadcrumbProps } from '../ui/Breadcrumb.tsx';
import { HubHead, type HubHeadProps } from './HubHead.tsx';

export type ToolHeadProps = HubHeadProps & { breadcrumb: BreadcrumbProps };

/** The head of the tools: breadcrumb, headline, the answer in a sentence. */
export function ToolHead({ breadcrumb, ...head }: ToolHeadProps) {
  return (
    <>
      <Breadcrumb {...breadcrumb} />
      <HubHead {...head} />
    </>
  );
}
