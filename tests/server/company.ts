import { join } from 'node:path';
import { readContent } from '../../server/content.ts';

/** The company of content/site/company.yaml. */
export const { company, mail } = readContent(join(import.meta.dirname, '../../content/site'));
