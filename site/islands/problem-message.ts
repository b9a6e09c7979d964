import type { Problem } from '../../contract/field-rules.ts';
import { fillWords } from '../../contract/fill-words.ts';
import { locale } from '../lib/locale.ts';

/**
 * Returns the message for a problem with a field. `{limit}` stands for the field's length limit.
 */
export function problemMessage(
  problems: Partial<Record<Problem, string>>,
  problem: Problem,
  limit: number,
): string {
  return fillWords(problems[problem] ?? problem, { limit }, locale);
}
