import { isRecord } from '../is-record.ts';
import { problem } from '../problem.ts';
import { JSON_TYPE } from './checks.ts';
import { type Document, deref, type OperationOf } from './document.ts';
import { parseStrictJson } from './strict-json.ts';

/**
 * The body from the query parameters, for operations that can also be called with GET: strings as they are, everything
 * else as JSON. Throws `validation` for a repeated parameter.
 */
export function bodyOfQuery(query: unknown, { operation }: OperationOf, root: Document): Record<string, unknown> {
  const media = operation.requestBody && deref(operation.requestBody, root).content?.[JSON_TYPE];
  const { properties = {} } = media ? deref(media.schema, root) : {};
  const entries = Object.entries(isRecord(query) ? query : {}).map(([name, value]) => {
    if (typeof value !== 'string')
      throw problem('validation', {
        errors: [{ pointer: `query:${name.slice(0, 60)}`, detail: 'must be given once' }],
      });
    const property = properties[name];
    const types = [(property && deref(property, root).type) ?? 'string'].flat();
    return [name, types.includes('string') ? value : parseStrictJson(Buffer.from(value))] as const;
  });
  return Object.fromEntries(entries);
}
