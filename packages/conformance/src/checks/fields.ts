import type { Schema } from '../contract/document.ts';
import { resolveSchema } from '../contract/operations.ts';
import { isList, isObject, type Json } from '../json.ts';
import type { CheckKind } from './kinds.ts';

/** A field of a request's example. */
export interface Field {
  readonly path: readonly string[];
  readonly schema: Schema;
  readonly isRequired: boolean;
  readonly value: Json;
}

/** The properties of an object's schema, with those of the schemas that it is composed of. */
function propertiesOf(schema: Schema): { properties: Record<string, Schema>; required: readonly string[] } {
  const resolved = resolveSchema(schema);
  const parts = (resolved.allOf ?? []).map(propertiesOf);
  return {
    properties: Object.assign({}, ...parts.map((part) => part.properties), resolved.properties),
    required: [...parts.flatMap((part) => part.required), ...(resolved.required ?? [])],
  };
}

/** Every field of an example that its schema describes: properties at every depth, and the first item of each list. */
export function fieldsOf(schema: Schema, example: Json, path: readonly string[] = []): Field[] {
  if (isObject(example)) {
    const { properties, required } = propertiesOf(schema);
    return Object.entries(example).flatMap(([name, value]) => {
      const inner = properties[name];
      if (!inner) return [];
      const field = { path: [...path, name], schema: resolveSchema(inner), isRequired: required.includes(name), value };
      return [field, ...fieldsOf(inner, value, field.path)];
    });
  }
  const { items } = resolveSchema(schema);
  const first = isList(example) ? example[0] : undefined;
  return items && first !== undefined ? fieldsOf(items, first, [...path, '0']) : [];
}

const LONGEST_TRIED = 5_000;

/** How the value of a field is wrong. */
type Malformation = CheckKind extends infer Kind ? (Kind extends `field: ${infer How}` ? How : never) : never;

/** Values that a field of this schema may not have, by how they are wrong. */
export function malformedValues({ schema, value }: Field): [how: Malformation, value: Json][] {
  const { enum: values, pattern, maxLength, minLength, maximum, minimum, maxItems } = schema;
  const tried: [Malformation, Json][] = [['of another type', typeof value === 'string' ? 17 : 'seventeen']];
  if (typeof value === 'string') {
    if (values) tried.push(['unknown value', 'no-such-value']);
    if (pattern) tried.push(['against its pattern', '~?~']);
    if (maxLength !== undefined && maxLength < LONGEST_TRIED) tried.push(['too long', 'x'.repeat(maxLength + 1)]);
    if (minLength !== undefined && minLength > 0) tried.push(['empty', '']);
  }
  if (typeof value === 'number') {
    if (maximum !== undefined) tried.push(['above its maximum', maximum + 1]);
    if (minimum !== undefined) tried.push(['below its minimum', minimum - 1]);
    tried.push(['with a fraction', value + 0.5]);
  }
  if (isList(value) && value[0] !== undefined && maxItems !== undefined && maxItems < LONGEST_TRIED)
    tried.push(['with too many items', Array.from({ length: maxItems + 1 }, () => value[0] ?? null)]);
  return tried;
}

/** Other values that a field may have too, for a body that means something else. */
export function otherValues({ schema, value }: Field): Json[] {
  if (schema.enum) return schema.enum.filter((it) => it !== value);
  if (typeof value === 'boolean') return [!value];
  if (typeof value === 'number') return [value + 1, value - 1, value + 50];
  if (typeof value !== 'string') return [];
  const last = value.at(-1) ?? '';
  return ['0', '1', '2', 'a', 'b', 'A', 'B'].filter((it) => it !== last).map((it) => value.slice(0, -1) + it);
}
