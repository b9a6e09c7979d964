import { z } from 'zod';
import {
  checkField,
  type FieldRule,
  normaliseText,
  type Problem,
  problems,
} from './field-rules.ts';

/** What a visitor typed or chose: normalised and checked by its rule; '' if absent. */
export function typedField(rule: FieldRule) {
  return z
    .string({ error: () => 'invalid-text' satisfies Problem })
    .nullish()
    .transform((value) => normaliseText(rule, value ?? ''))
    .superRefine((value, context) => {
      const problem = checkField(rule, value);
      if (problem) context.addIssue({ code: 'custom', message: problem });
    });
}

/** A field hidden from the visitor: if malformed, it counts as absent. */
export function hiddenField<T>(schema: z.ZodType<T>) {
  return z.optional(schema).catch(undefined);
}

/** The first problem of each field, in form order. */
export function fieldProblems<Field extends string>(
  error: z.ZodError,
  fields: readonly Field[],
): { field: Field; problem: Problem }[] {
  return fields.flatMap((field) => {
    const issue = error.issues.find((candidate) => candidate.path[0] === field);
    return issue ? [{ field, problem: problemSchema.parse(issue.message) }] : [];
  });
}

const problemSchema = z.enum(problems).catch('invalid-text');

export function isRecord(input: unknown): input is Record<string, unknown> {
  return typeof input === 'object' && input !== null && !Array.isArray(input);
}
