import type { PoolClient } from 'pg';

/**
 * Runs a statement when it decides to. Nothing in production; tests order by it what happens at the same moment.
 * @param connection the server's process of the connection; 0 on the embedded engine, which has one
 */
export type Around = <Result>(statement: string, run: () => Promise<Result>, connection: number) => Promise<Result>;

type Query = (...args: unknown[]) => Promise<unknown>;

/** Has everything that a connection sends, `begin` and `commit` included, run by `around`. */
export function aroundStatements(client: PoolClient, around: Around): void {
  const run = client.query.bind(client) as Query;
  // The server says it when it takes the connection; the types leave it out.
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
