import type { Problem } from '../../contract/field-rules.ts';
import { fillWords } from '../../contract/fill-words.ts';
import { locale } from '../lib/locale.ts';

/** The message for a field's problem; `{limit}` is its length limit. */
export function problemMessage(
  problems: Partial<Record<Problem, string>>,
  problem: Problem,
  limit: number,
): string {
  return fillWords(problems[problem] ?? problem, { limit }, locale);
}
