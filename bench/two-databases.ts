// The same calls in a small and in a large database: two databases of one PostgreSQL server, an API on each, in turns.
import pg from 'pg';
import { borrowPostgres } from '../tools/postgres.ts';
import { startApi } from './backend.ts';
import { inTurns } from './measure.ts';

/** Policies in each. */
interface Sizes {
  small: number;
  large: number;
}

export async function query(url: string, sql: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql, values)).rows;
  } finally {
    await client.end();
  }
}

/** Does something for each of them in turn, endlessly. */
export function inRotation<T>(them: readonly T[], work: (one: T) => Promise<unknown>) {
  let turn = 0;
  return async () => {
    const one = them[turn % them.length];
    turn += 1;
    if (one !== undefined) await work(one);
  };
}

/**
 * Measures a call in a large and in a small database.
 * @param given.open fills an empty database, starts an API on it and returns the call to measure
 * @param given.calls in each round
 */
export async function largeAgainstSmall({
  sizes,
  open,
  rounds,
  calls,
}: {
  sizes: Sizes;
  open: (policies: number, database: { url: string; start: () => Promise<string> }) => Promise<() => unknown>;
  rounds: number;
  calls: number;
}): Promise<{ unit: 'ms'; ours: number; baseline: number }> {
  const server = await borrowPostgres({ durable: true });

  const stops: (() => unknown)[] = [];

  const prepare = async (name: keyof Sizes) => {
    await query(server.url, `create database bench_${name}`);
    const url = new URL(server.url);
    url.pathname = `bench_${name}`;
    return open(sizes[name], {
      url: url.href,
      async start() {
        const api = await startApi({ DATABASE_URL: url.href, LIFEDESK_WEB: 'off' });
        stops.push(api.stop);
        return api.origin;
      },
    });
  };
  try {
    const small = await prepare('small');
    const large = await prepare('large');
    const { ours, baseline } = await inTurns(large, small, { rounds, calls });
    return { unit: 'ms', ours: ours / 1000, baseline: baseline / 1000 };
  } finally {
    await Promise.all(stops.map((stop) => stop()));
    await server.stop();
  }
}
