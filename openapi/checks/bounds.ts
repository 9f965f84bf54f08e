import { at, calls, type Document, follow, type Schema } from './document.ts';

const SHORT_FORMATS = new Set(['uuid', 'date', 'date-time']);

/** Nothing is open-ended: objects are closed; strings, arrays and numbers are bounded. */
export function checkBounds(document: Document): string[] {
  const faults = new Set<string>();
  const seen = new Set<string>();

  /** `part`: one of several schemas that the surrounding schema closes together (allOf). */
  function visit(schema: Schema, where: string, part = false): void {
    if (schema.$ref !== undefined) {
      const name = schema.$ref.split('/').at(-1) ?? schema.$ref;
      const key = `${schema.$ref} ${part}`;
      if (seen.has(key)) return;
      seen.add(key);
      visit(at<Schema>(document, schema.$ref), name, part);
      return;
    }
    const types = new Set([schema.type].flat());
    const given = schema.enum !== undefined || schema.const !== undefined;
    if (types.has('object') && !part && !isClosed(schema)) faults.add(`${where}: the object is open`);
    if (types.has('string') && !given && !isBoundedString(schema)) faults.add(`${where}: the string is not bounded`);
    if (schema.pattern !== undefined && isMisread(schema.pattern))
      faults.add(`${where}: other tools misread the pattern: write ^[/] for a slash, and no - after %`);
    if (types.has('array') && schema.maxItems === undefined) faults.add(`${where}: the array has no maxItems`);
    if ((types.has('integer') || types.has('number')) && !given)
      if (schema.minimum === undefined || schema.maximum === undefined)
        faults.add(`${where}: the number is not bounded`);
    if (types.has('number')) faults.add(`${where}: the number may have a fraction`);
    if (schema.allOf && !part && !isClosed(schema)) faults.add(`${where}: allOf without unevaluatedProperties: false`);

    for (const [name, property] of Object.entries(schema.properties ?? {})) visit(property, `${where}.${name}`);
    if (schema.items) visit(schema.items, `${where}[]`);
    if (typeof schema.additionalProperties === 'object') visit(schema.additionalProperties, `${where}.*`);
    for (const one of schema.allOf ?? []) visit(one, where, true);
    for (const one of [...(schema.oneOf ?? []), ...(schema.anyOf ?? [])]) visit(one, where, part);
  }

  for (const { operation } of calls(document)) {
    for (const media of Object.values(operation.requestBody?.content ?? {}))
      if (media.schema) visit(media.schema, `${operation.operationId} request`);
    for (const [status, given] of Object.entries(operation.responses))
      for (const media of Object.values(follow(document, given).content ?? {}))
        if (media.schema) visit(media.schema, `${operation.operationId} ${status}`);
  }
  return [...faults];
}

/** An explicit `additionalProperties: true` is deliberate (a GraphQL result); leaving it out is not. */
const isClosed = (schema: Schema): boolean =>
  schema.additionalProperties !== undefined || schema.unevaluatedProperties === false;

/** Some tools treat a slash after `^` as the delimiter of a pattern, and `%-` as the start of a range. */
const isMisread = (pattern: string): boolean => pattern.startsWith('^/') || pattern.includes('%-');

/** A pattern bounds a string if it is anchored at both ends and has neither `*` nor `+` nor `{n,}`. */
function isBoundedString({ maxLength, format, pattern }: Schema): boolean {
  if (maxLength !== undefined || (format !== undefined && SHORT_FORMATS.has(format))) return true;
  if (!pattern?.startsWith('^') || !pattern.endsWith('$')) return false;
  const bare = pattern.replaceAll(/\\./g, '').replaceAll(/\[[^\]]*\]/g, '');
  return !/[*+]|\{\d+,\}/.test(bare);
}
