import { join } from 'node:path';
import { readContent } from '../../server/content.ts';

/** The company of content/site/company.yaml, its words for forms and mails. */
export const { company, forms, mail } = readContent(
  join(import.meta.dirname, '../../content/site'),
);
