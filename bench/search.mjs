// Search as one types in a company of half a million policies against one of five thousand: two databases of one PostgreSQL
// server, an API on each, the same questions in turns.
import { smartPolicySearch } from '@lifedesk/sdk';
import pg from 'pg';
import { borrowPostgres } from '../tools/postgres.mjs';
import { signIn, startApi } from './backend.mjs';
import { inTurns } from './measure.mjs';

const SIZES = { small: 5_000, large: 500_000 };
/** The demo company, which has the smaller number of policies from the beginning. */
const CLIENT_ID = '90000001';

/** What people type: a number from its begin, its end, a name from its begin, a last name, a status, and what is nowhere. */
const QUESTIONS = ['6000012', '04321', 'an', 'sha', 'laps', 'zzzz'];

/** @param {string} url @param {string} sql @param {unknown[]} [values] */
async function query(url, sql, values = []) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql, values)).rows;
  } finally {
    await client.end();
  }
}

/**
 * Gives the demo company so many policies, the further ones like those that it has: their names in other pairs, their numbers
 * going on. @param {string} url @param {number} policies
 */
async function grow(url, policies) {
  const [{ count = 0 } = {}] = await query(url, 'select count(*)::int as count from policy where is_corporate');
  if (count === 0) throw new Error('the demo company has no policies');
  await query(
    url,
    `insert into policy (policy_no, customer_id, plan_code, holder_name, status_code, servicing_go_code, policy_term, premium_term,
       premium_mode, modal_premium, sum_assured, issue_date, due_date, revival_date, maturity_date, method_of_payment, is_corporate)
     select (600000000 + n)::text, p.customer_id, p.plan_code,
       split_part(p.holder_name, ' ', 1) || ' ' || split_part(q.holder_name, ' ', 2), p.status_code, p.servicing_go_code,
       p.policy_term, p.premium_term, p.premium_mode, p.modal_premium, p.sum_assured, p.issue_date, p.due_date, p.revival_date,
       p.maturity_date, p.method_of_payment, true
     from generate_series($1::int + 1, $2::int) n
     join policy p on p.policy_no = (600000001 + n % $1::int)::text
     join policy q on q.policy_no = (600000001 + n / 7 % $1::int)::text`,
    [count, policies],
  );
  await query(url, 'vacuum analyze');
}

/**
 * Asks the questions one after the other, for ever.
 * @param {import('@lifedesk/sdk').Sdk} sdk
 */
function inRotation(sdk) {
  let turn = 0;
  return () => {
    const asked = QUESTIONS[turn % QUESTIONS.length] ?? '';
    turn += 1;
    return smartPolicySearch(sdk, { query: asked, limit: 21 });
  };
}

/**
 * @param {(line: string) => void} say
 * @param {{ sizes?: typeof SIZES, rounds?: number }} [options]
 * @returns {Promise<import('./table.mjs').Row[]>}
 */
export async function measure(say, { sizes = SIZES, rounds = 20 } = {}) {
  const server = await borrowPostgres({ durable: true });
  const stops = [];
  try {
    const ways = [];
    for (const [name, policies] of Object.entries(sizes)) {
      say(`making a company of ${policies.toLocaleString('en-IN')} policies`);
      await query(server.url, `create database company_${name}`);
      const url = new URL(server.url);
      url.pathname = `company_${name}`;
      const api = await startApi({ DATABASE_URL: url.href, LIFEDESK_WEB: 'off' });
      stops.push(api.stop);
      await grow(url.href, policies);
      ways.push(inRotation(await signIn(api.origin, CLIENT_ID, 'corporate')));
    }
    const [small, large] = ways;
    if (!small || !large) throw new Error('a company is missing');
    const { ours, baseline } = await inTurns(large, small, { rounds, calls: QUESTIONS.length * 5 });
    return [
      {
        what: `search in a company of ${sizes.large.toLocaleString('en-IN')} policies`,
        against: `in a company of ${sizes.small.toLocaleString('en-IN')}`,
        unit: 'ms',
        ours: ours / 1000,
        baseline: baseline / 1000,
        reach: { atMost: 1.5 },
      },
    ];
  } finally {
    await Promise.all(stops.map((stop) => stop()));
    await server.stop();
  }
}
