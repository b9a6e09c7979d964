import { join } from 'node:path';
import { readContent } from '../../server/content.ts';

/** The company of content/site/company.yaml, and the wording of forms, emails and VAT. */
export const { company, forms, mail, vat } = readContent(
  join(import.meta.dirname, '../../content/site'),
);
