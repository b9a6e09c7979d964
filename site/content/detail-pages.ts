import type { CategoryId } from '../schemas/common.ts';
import { getPages, getServices } from './collections.ts';

/** The pages of a category's services without packages. */
export async function getDetailPages(category: CategoryId) {
  const [pages, services] = await Promise.all([getPages('detail'), getServices()]);
  const slugs = new Set(
    services.filter((service) => service.category === category).map(({ slug }) => slug),
  );
  return pages.filter(({ data }) => slugs.has(data.service));
}
