import type { PoolClient } from 'pg';

/**
 * Runs a statement when it chooses to. Production does not use it; tests use it to order simultaneous work.
 * @param connection the server process of the connection; 0 on the embedded engine, which has only one
 */
export type Around = <Result>(statement: string, run: () => Promise<Result>, connection: number) => Promise<Result>;

type Query = (...args: unknown[]) => Promise<unknown>;

/** Runs everything that a connection sends, including `begin` and `commit`, through `around`. */
export function aroundStatements(client: PoolClient, around: Around): void {
  const run = client.query.bind(client) as Query;
  // The server sends it with the connection, but the types omit it.
  const connection = (client as PoolClient & { processID?: number }).processID ?? 0;
  const query = (...args: unknown[]): unknown => {
    const [first, last] = [args[0], args.at(-1)];
    const text = typeof first === 'string' ? first : String((first as { text?: unknown }).text);
    if (typeof last !== 'function') return around(text, () => run(...args), connection);
    const done = last as (error: unknown, result?: unknown) => void;
    around(text, () => run(...args.slice(0, -1)), connection).then(
      (result) => done(null, result),
      (error) => done(error),
    );
    return undefined;
  };
  client.query = query as PoolClient['query'];
}
