import { dereference, validate } from '@cfworker/json-schema';
import type { Json } from '../json.ts';
import type { Schema } from './document.ts';
import { namedSchemas, resolveSchema } from './operations.ts';

/** Keywords that only say that something inside them is wrong. */
const AROUND = new Set(['$ref', 'properties', 'items', 'allOf', 'anyOf', 'oneOf', 'additionalProperties']);
const MOST = 3;

let lookup: ReturnType<typeof dereference> | undefined;

/** How a value differs from its schema, such as `/otp: String does not match pattern.`; empty if it does not. */
export function schemaFaults(schema: Schema, value: Json): string[] {
  lookup ??= dereference({ $id: 'https://contract.invalid/', components: { schemas: namedSchemas } });
  const { valid, errors } = validate(value, { ...resolveSchema(schema) }, '2020-12', lookup, false);
  if (valid) return [];
  const exact = errors.filter(({ keyword }) => !AROUND.has(keyword));
  const shown = (exact.length > 0 ? exact : errors).slice(0, MOST);
  return shown.map(({ instanceLocation, error }) => `${instanceLocation.replace(/^#/, '') || 'body'}: ${error}`);
}
