// The dashboard of a customer in a book of a million policies against the same in a book of a thousand, the same calls in turns
// for customers picked at random.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { notifications, policyCards, policyHolds, validateSession, viewPaymentDetails } from '@lifedesk/sdk';
import { FROM_SOURCE, root } from '../tools/run.mjs';
import { signIn } from './backend.mjs';
import { inRotation, largeAgainstSmall, query } from './two-databases.mjs';

const BOOKS = { small: 1_000, large: 1_000_000 };
const CUSTOMERS = 50;
/** Customers alike in both books, so that only the size of the book differs. */
const POLICIES_EACH = 2;

/** Makes a book of so many policies in an empty database. @param {string} url @param {number} policies */
async function makeBook(url, policies) {
  const program = [
    ...FROM_SOURCE,
    'apps/api/simulators/demo/generate.ts',
    '--policies',
    String(policies),
    '--seed',
    '7',
  ];
  await promisify(execFile)(process.execPath, program, { cwd: root, env: { ...process.env, DATABASE_URL: url } });
  await query(url, 'vacuum analyze');
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
 * @param {(line: string) => void} say
 * @param {{ sizes?: typeof BOOKS, rounds?: number }} [options]
 * @returns {Promise<import('./table.mjs').Row[]>}
 */
export async function measure(say, { sizes = BOOKS, rounds = 20 } = {}) {
  const measured = await largeAgainstSmall({
    sizes,
    rounds,
    calls: CUSTOMERS,
    async open(policies, { url, start }) {
      say(`making a book of ${policies.toLocaleString('en-IN')} policies`);
      await makeBook(url, policies);
      return inRotation(await sessions(await start(), url), dashboard);
    },
  });
  return [
    {
      what: `dashboard in a book of ${sizes.large.toLocaleString('en-IN')} policies`,
      against: `in a book of ${sizes.small.toLocaleString('en-IN')}`,
      ...measured,
      reach: { atMost: 1.3 },
    },
  ];
}
