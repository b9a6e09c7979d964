import { z } from 'zod';

/**
 * The JSON Schema of a zod schema, for editors. The YAML language server shows its `errorMessage`
 * and `patternErrorMessage` instead of its own messages.
 */
export function jsonSchema(schema: z.ZodType) {
  return z.toJSONSchema(schema, {
    // All editors support this version.
    target: 'draft-07',
    io: 'input',
    unrepresentable: ({ zodSchema }) =>
      zodSchema._zod.def.type === 'date' ? { type: 'string', format: 'date' } : 'throw',
    override: ({ zodSchema, jsonSchema: json }) => {
      const errorMessage = ownMessage(zodSchema, Symbol('of no type'));
      if (errorMessage) json['errorMessage'] = errorMessage;
      const patternErrorMessage = json.pattern && ownMessage(zodSchema, '\n');
      if (patternErrorMessage) json['patternErrorMessage'] = patternErrorMessage;
      if (json.maxLength !== undefined) limitLength(json, json.maxLength);
    },
  });
}

/** The schema's own message for a wrong value, if it has one. */
function ownMessage(schema: z.core.$ZodType, wrong: unknown): string | undefined {
  const { error } = z.safeParse(schema, wrong, { error: () => '' });
  return error?.issues.find(({ path }) => path.length === 0)?.message;
}

/**
 * Limits only text without placeholders, because a placeholder is longer or shorter than its value.
 */
function limitLength(json: z.core.JSONSchema.BaseSchema, maxLength: number): void {
  const { minLength = 0 } = json;
  delete json.minLength;
  delete json.maxLength;
  json.if = { pattern: '\\{' };
  json.else = { minLength, maxLength };
}
