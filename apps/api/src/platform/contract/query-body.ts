import { problem } from '../problem.ts';
import { deref, type Json, type OperationOf } from './document.ts';
import { parseStrictJson } from './strict-json.ts';

/**
 * The body from the query parameters, for operations that can also be called with GET: strings as they are, everything
 * else as JSON. Throws `validation` for a repeated parameter.
 */
export function bodyOfQuery(query: unknown, { operation }: OperationOf, root: Json): Record<string, unknown> {
  const schema = deref(deref(operation.requestBody, root).content['application/json'].schema, root);
  const entries = Object.entries(query as Record<string, string | string[]>).map(([name, value]) => {
    if (typeof value !== 'string')
      throw problem('validation', {
        errors: [{ pointer: `query:${name.slice(0, 60)}`, detail: 'must be given once' }],
      });
    const types = [deref(schema.properties?.[name], root)?.type ?? 'string'].flat();
    return [name, types.includes('string') ? value : parseStrictJson(Buffer.from(value))] as const;
  });
  return Object.fromEntries(entries);
}
