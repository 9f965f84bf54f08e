// The same calls on a small and a large database: two databases on one PostgreSQL server, an API on each, alternating.
import pg from 'pg';
import { borrowPostgres } from '../tools/postgres.ts';
import { startApi } from './backend.ts';
import { inTurns } from './measure.ts';

/** How much each database contains: policies, unless stated otherwise. */
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

/** Calls a function for each item in rotation, endlessly. */
export function inRotation<T>(them: readonly T[], work: (one: T) => Promise<unknown>) {
  let turn = 0;
  return async () => {
    const one = them[turn % them.length];
    turn += 1;
    if (one !== undefined) await work(one);
  };
}

/** A call on the large and on the small database, in ms. */
export interface LargeAgainstSmall {
  unit: 'ms';
  ours: number;
  baseline: number;
}

/**
 * Measures calls on a large and a small database, one kind of call after the other.
 * @param given.open fills an empty database, starts an API on it and returns the calls to measure, by name
 * @param given.calls in each round
 */
export async function largeAgainstSmall<Name extends string>({
  sizes,
  open,
  rounds,
  calls,
}: {
  sizes: Sizes;
  open: (
    size: number,
    database: { url: string; start: (served?: { web: boolean }) => Promise<string> },
  ) => Promise<Record<Name, () => unknown>>;
  rounds: number;
  calls: number;
}): Promise<Record<Name, LargeAgainstSmall>> {
  const server = await borrowPostgres({ durable: true });

  const stops: (() => unknown)[] = [];

  const prepare = async (name: keyof Sizes) => {
    await query(server.url, `create database bench_${name}`);
    const url = new URL(server.url);
    url.pathname = `bench_${name}`;
    return open(sizes[name], {
      url: url.href,
      async start({ web } = { web: false }) {
        const api = await startApi({ DATABASE_URL: url.href, ...(!web && { LIFEDESK_WEB: 'off' }) });
        stops.push(api.stop);
        return api.origin;
      },
    });
  };
  try {
    const small = await prepare('small');
    const large = await prepare('large');
    const measured = {} as Record<Name, LargeAgainstSmall>;
    for (const name of Object.keys(large) as Name[]) {
      const { ours, baseline } = await inTurns(large[name], small[name], { rounds, calls });
      measured[name] = { unit: 'ms', ours: ours / 1000, baseline: baseline / 1000 };
    }
    return measured;
  } finally {
    await Promise.all(stops.map((stop) => stop()));
    await server.stop();
  }
}
