import { Breadcrumb, type BreadcrumbProps } from '../ui/Breadcrumb.tsx';
import { HubHead, type HubHeadProps } from './HubHead.tsx';

export type ToolHeadProps = HubHeadProps & { breadcrumb: BreadcrumbProps };

/** The top of a tool's page: breadcrumb, headline, and the answer in one sentence. */
export function ToolHead({ breadcrumb, ...head }: ToolHeadProps) {
  return (
    <>
      <Breadcrumb {...breadcrumb} />
      <HubHead {...head} />
    </>
  );
}
