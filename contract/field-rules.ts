import { normaliseAddress } from './email-address.ts';

/** What can be wrong with a field. The messages are in content/site/forms.yaml. */
export const problems = [
  'required',
  'too-long',
  'invalid-email',
  'invalid-phone',
  'invalid-choice',
  'invalid-text',
] as const;
export type Problem = (typeof problems)[number];

export type FieldRule = {
  isRequired: boolean;
  /** In UTF-16 code units, like the `maxlength` attribute. */
  limit: number;
  kind: 'line' | 'text' | 'email' | 'phone' | 'choice';
};

export function checkField(rule: FieldRule, value: string): Problem | null {
  const text = normaliseText(rule, value);
  if (text === '') return rule.isRequired ? 'required' : null;
  if (rule.isRequired && !visibleText.test(text)) return 'required';
  if (text.length > rule.limit) return 'too-long';
  if (rule.kind === 'email' && normaliseAddress(text) === null) return 'invalid-email';
  if (rule.kind === 'phone' && !isPhone(text)) return 'invalid-phone';
  if (rule.kind === 'choice' && !slugPattern.test(text)) return 'invalid-choice';
  return null;
}

/** Copied email addresses and phone numbers often contain these. Names keep them: some need them. */
const invisible = /\p{Default_Ignorable_Code_Point}/gu;

/** In normal form if it is an address, also with the @ and dots of an Asian keyboard. */
function plainAddress(text: string): string {
  return normaliseAddress(text.replace('\uff20', '@').replaceAll('\u3002', '.')) ?? text;
}

/** With ASCII dashes, and with ASCII characters for those of full width. */
function plainPhone(text: string): string {
  return text.normalize('NFKC').replace(/[\p{Pd}\u2212\u30fc]/gu, '-');
}

/** U+2800 is a Braille pattern without dots. */
const visibleText = /(?!\u2800)[^\p{Z}\p{C}\p{Default_Ignorable_Code_Point}]/u;

/**
 * The value as it is stored: well-formed, without control characters or long stacks of combining
 * marks, and on one line unless `kind` is `text`. Email addresses are in normal form.
 */
export function normaliseText(rule: FieldRule, value: string): string {
  const unstacked = value.toWellFormed().replace(stackedMarks, '$1');
  const text = unstacked.normalize('NFC').replace(/\r\n?/g, '\n');
  if (rule.kind === 'text') return text.replace(controlsButLines, '').trim();
  const shown = rule.kind === 'line' ? text : text.replace(invisible, '');
  const line = shown.replace(anyControls, ' ').replace(/\s+/g, ' ').trim();
  if (rule.kind === 'email') return plainAddress(line);
  return rule.kind === 'phone' ? plainPhone(line) : line;
}

/** The problems that a rule can report; each needs a message. */
export function problemsOf(rule: FieldRule): Problem[] {
  const byKind = {
    line: [],
    text: [],
    email: ['invalid-email'],
    phone: ['invalid-phone'],
    choice: ['invalid-choice'],
  } as const satisfies Record<FieldRule['kind'], readonly Problem[]>;
  return [
    ...(rule.isRequired ? (['required'] as const) : []),
    'too-long',
    ...byKind[rule.kind],
    'invalid-text',
  ];
}

/**
 * The hidden field in both forms that only bots fill in. Its name mustn't be one that a real field
 * may need, such as `website`.
 */
export const honeypotField = 'homepage';

/** The version of a consent text. */
export const versionPattern = /^[\w.-]{1,32}$/;
/** The slug of a service or package, such as `local-seo`. */
export const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
// Control characters, and invisible characters that reverse text or break lines.
const controls =
  '\\u0000-\\u0008\\u000b-\\u001f\\u007f-\\u009f\\u2028\\u2029\\u202a-\\u202e\\u2066-\\u2069\\ufeff';
/**
 * Combining marks beyond the 30 per letter that Unicode's stream-safe format allows. They are
 * removed because normalising thousands of them takes half a second.
 */
const stackedMarks = /(\p{M}{30})\p{M}+/gu;
const controlsButLines = new RegExp(`[${controls}]`, 'g');
const anyControls = new RegExp(`[${controls}\\t\\n]+`, 'g');

const phoneShape = /^\+?[\p{Nd} ().\-/]+(?:,? ?(?:x|ext\.?|extension) ?\p{Nd}{1,6})?$/iu;

function isPhone(text: string): boolean {
  if (!phoneShape.test(text)) return false;
  const main = text.replace(/[xe].*$/i, '');
  const digits = main.match(/\p{Nd}/gu)?.length ?? 0;
  return digits >= 7 && digits <= 15;
}
