import type { Problem } from '../../contract/field-rules.ts';
import { fillWords } from '../../contract/fill-words.ts';

type FieldWords = { problems: Partial<Record<Problem, string>> };

/** The message for each problem, from content/site/forms.yaml. */
export function fieldMessages<Field extends string>(
  problems: readonly { field: Field; problem: Problem }[],
  words: Record<Field, FieldWords>,
  rules: Record<Field, { limit: number }>,
  locale: string,
): { field: Field; problem: Problem; message: string }[] {
  return problems.map(({ field, problem }) => {
    const sentence = words[field].problems[problem] ?? '';
    return { field, problem, message: fillWords(sentence, { limit: rules[field].limit }, locale) };
  });
}
