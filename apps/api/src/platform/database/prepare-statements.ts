import { createHash } from 'node:crypto';
import type { PoolClient } from 'pg';
import { errorCode } from '../error-code.ts';

const PREPARABLE = /^\s*(select|insert|update|delete|with)\b/i;
/**
 * `select *` and `returning *`: their plan becomes stale when a newer version adds a column, and a transaction cannot
 * continue after that error.
 */
const ALL_COLUMNS = /(?<!\()\*/;
/** We write the statements, not callers, so there are few. This stops a mistake from filling the server's memory. */
const MAX_STATEMENTS = 1_000;
const names = new Map<string, string>();

/** A plan that the server made before the schema changed. */
const isStalePlan = (error: unknown): boolean =>
  error instanceof Error && errorCode(error) === '0A000' && /cached plan/.test(error.message);

/**
 * Lets a connection keep prepared statements, so that the server parses and plans each once. Doing so on every call
 * costs several times as much as running it.
 */
export function prepareStatements(client: PoolClient): void {
  const run = client.query.bind(client) as (...args: unknown[]) => Promise<unknown>;
  const query = (text: unknown, values?: unknown, ...rest: unknown[]): unknown => {
    if (typeof text !== 'string' || !Array.isArray(values) || rest.length > 0) return run(text, values, ...rest);
    const name = nameOf(text);
    if (name === undefined) return run(text, values);
    return run({ name, text, values }).catch((error) => {
      if (!isStalePlan(error)) throw error;
      names.delete(text);
      return run(text, values);
    });
  };
  client.query = query as PoolClient['query'];
}

/** The name under which every connection prepares a statement; undefined if it should not. */
export function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known) return known;
  if (names.size >= MAX_STATEMENTS || !PREPARABLE.test(text) || ALL_COLUMNS.test(text)) return undefined;
  const name = `s${names.size}_${createHash('sha256').update(text).digest('hex').slice(0, 16)}`;
  names.set(text, name);
  return name;
}
