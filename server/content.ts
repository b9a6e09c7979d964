import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { type CompanyWords, companyWords, fillCompany } from '../contract/company-words.ts';
import { type FormWords, formWordsSchema } from '../contract/form-words.ts';
import { referencePrefix } from '../contract/reference.ts';
import { sentence } from '../contract/sentences.ts';
import { errorMessage, readFailure } from './error-message.ts';
import { type MailWords, mailWordsSchema } from './mail/mail-words.ts';

export type Company = {
  name: string;
  email: string;
  phone: string;
  /** The lines of the postal address in emails. */
  address: string[];
  /** The prefix of enquiry references. */
  referencePrefix: string;
  /** The values of placeholders in copy. */
  words: CompanyWords;
};

export type Content = {
  forms: FormWords;
  mail: MailWords;
  company: Company;
  /** The sentence about VAT. */
  vat: string;
};

/** Reads what the server needs from content/site. Throws an Error with the file, field and fix. */
export function readContent(directory: string): Content {
  const company = readYaml(join(directory, 'company.yaml'), companySchema);
  return {
    forms: fillCompany(readYaml(join(directory, 'forms.yaml'), formWordsSchema), company.words),
    mail: fillCompany(readYaml(join(directory, 'mail.yaml'), mailWordsSchema), company.words),
    company,
    vat: fillCompany(readYaml(join(directory, 'prices.yaml'), pricesSchema), company.words).vat
      .text,
  };
}

const pricesSchema = z.object({ vat: z.object({ text: sentence }) });

// The full strict schema is in site/; this one has only what emails and responses use.
const companySchema = z
  .object({
    name: z.string().min(1),
    founded: z.int(),
    email: z.email(),
    referencePrefix,
    phone: z.object({ display: z.string().min(1) }),
    addresses: z.object({ footer: z.array(z.string()) }),
  })
  .transform(
    (company): Company => ({
      name: company.name,
      email: company.email,
      phone: company.phone.display,
      address: company.addresses.footer,
      referencePrefix: company.referencePrefix,
      words: companyWords(company),
    }),
  );

function readYaml<T>(file: string, schema: z.ZodType<T>): T {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw readFailure(file, error, `${file} is missing. Restore it from the repository.`);
  }
  let content: unknown;
  try {
    content = parse(text);
  } catch (error) {
    throw new Error(`${file}: ${errorMessage(error)}`);
  }
  const parsed = schema.safeParse(content);
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map(
    (issue) => `${file}: ${issue.path.join('.') || 'the file'}: ${issue.message}`,
  );
  throw new Error(faults.join('\n'));
}
