import { join } from 'node:path';
import { readContent } from '../../server/content.ts';

/** Who the site's own words say it is: content/site/company.yaml. */
export const { company } = readContent(join(import.meta.dirname, '../../content/site'));
