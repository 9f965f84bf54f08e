// The same calls in a small and in a large database: two databases of one PostgreSQL server, an API on each, in turns.
import pg from 'pg';
import { borrowPostgres } from '../tools/postgres.mjs';
import { startApi } from './backend.mjs';
import { inTurns } from './measure.mjs';

/** @typedef {{ small: number, large: number }} Sizes policies in each */

/** @param {string} url @param {string} sql @param {unknown[]} [values] @returns {Promise<any[]>} */
export async function query(url, sql, values = []) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql, values)).rows;
  } finally {
    await client.end();
  }
}

/**
 * Does something for each of them in turn, for ever. @template T
 * @param {readonly T[]} them @param {(one: T) => Promise<unknown>} work
 */
export function inRotation(them, work) {
  let turn = 0;
  return async () => {
    const one = them[turn % them.length];
    turn += 1;
    if (one !== undefined) await work(one);
  };
}

/**
 * @param {object} given
 * @param {Sizes} given.sizes
 * @param {(policies: number, database: { url: string, start: () => Promise<string> }) => Promise<() => unknown>} given.open
 *   fills an empty database, starts an API on it, which gives its origin, and gives what is measured
 * @param {number} given.rounds
 * @param {number} given.calls in each round
 * @returns {Promise<{ unit: 'ms', ours: number, baseline: number }>} of a call in the large one, and in the small one
 */
export async function largeAgainstSmall({ sizes, open, rounds, calls }) {
  const server = await borrowPostgres({ durable: true });
  /** @type {(() => unknown)[]} */
  const stops = [];
  /** @param {keyof Sizes} name */
  const prepare = async (name) => {
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
