import type { ServicePage } from '../schemas/pages.ts';

/** Whether the page's steps are drawn as a crawl log. Its steps and benefits have another design. */
export function isCrawlLog({ steps }: Pick<ServicePage, 'steps'>): boolean {
  return steps.drawing === 'steps-crawl';
}
