// The dashboard of a customer in a book of a million policies against the same in a book of a thousand: two databases of one
// PostgreSQL server, an API on each, the same calls in turns for customers picked at random.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { notifications, policyCards, policyHolds, validateSession, viewPaymentDetails } from '@lifedesk/sdk';
import pg from 'pg';
import { borrowPostgres } from '../tools/postgres.mjs';
import { FROM_SOURCE, root } from '../tools/run.mjs';
import { signIn, startApi } from './backend.mjs';
import { inTurns } from './measure.mjs';

const BOOKS = { small: 1_000, large: 1_000_000 };
const CUSTOMERS = 50;
/** Customers alike in both books, so that only the size of the book differs. */
const POLICIES_EACH = 2;

/** @param {string} url @param {string} sql @returns {Promise<any[]>} */
async function query(url, sql) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(sql);
  await client.end();
  return rows;
}

/** Makes a database with a book of so many policies. @param {string} server @param {string} name @param {number} policies */
async function makeBook(server, name, policies) {
  await query(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = name;
  const program = [...FROM_SOURCE, 'apps/api/src/db/generate.ts', '--policies', String(policies), '--seed', '7'];
  await promisify(execFile)(process.execPath, program, { cwd: root, env: { ...process.env, DATABASE_URL: url.href } });
  await query(url.href, 'vacuum analyze');
  return url.href;
}

/** Sessions of customers picked at random. @param {string} origin @param {string} url */
async function sessions(origin, url) {
  const picked = await query(
    url,
    `select client_id from customer c where kind = 'person'
     and (select count(*) from policy p where p.customer_id = c.id) = ${POLICIES_EACH} order by md5(client_id) limit ${CUSTOMERS}`,
  );
  return Promise.all(picked.map(({ client_id: clientId }) => signIn(origin, clientId)));
}

/** What the dashboard asks for, all at once as the portal does. @param {import('@lifedesk/sdk').Sdk} sdk */
const dashboard = (sdk) =>
  Promise.all([
    validateSession(sdk, {}),
    viewPaymentDetails(sdk, {}),
    policyCards(sdk, {}),
    policyHolds(sdk, {}),
    notifications(sdk, {}),
  ]);

/**
 * Does something for each of them in turn, for ever. @template T
 * @param {T[]} them @param {(one: T) => Promise<unknown>} work
 */
function inRotation(them, work) {
  let turn = 0;
  return () => {
    const one = them[turn % them.length];
    turn += 1;
    return one && work(one);
  };
}

/** @param {(line: string) => void} say @returns {Promise<import('./table.mjs').Row[]>} */
export async function measure(say) {
  const server = await borrowPostgres({ durable: true });
  const stops = [];
  try {
    const ways = [];
    for (const [name, policies] of Object.entries(BOOKS)) {
      say(`making a book of ${policies.toLocaleString('en-IN')} policies`);
      const url = await makeBook(server.url, name, policies);
      const api = await startApi({ DATABASE_URL: url, LIFEDESK_WEB: 'off' });
      stops.push(api.stop);
      const people = await sessions(api.origin, url);
      ways.push(inRotation(people, dashboard));
    }
    const [small, large] = ways;
    if (!small || !large) throw new Error('a book is missing');
    const { ours, baseline } = await inTurns(large, small, { rounds: 20, calls: CUSTOMERS });
    return [
      {
        what: `dashboard in a book of ${BOOKS.large.toLocaleString('en-IN')} policies`,
        against: `in a book of ${BOOKS.small.toLocaleString('en-IN')}`,
        unit: 'ms',
        ours: ours / 1000,
        baseline: baseline / 1000,
        reach: { atMost: 1.3 },
      },
    ];
  } finally {
    await Promise.all(stops.map((stop) => stop()));
    await server.stop();
  }
}
