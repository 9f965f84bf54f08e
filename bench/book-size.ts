// The dashboard of a customer in a book of a million policies against the same in a book of a thousand, the same calls in turns
// for customers picked at random.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { notifications, policyCards, policyHolds, validateSession, viewPaymentDetails } from '@lifedesk/sdk';
import { FROM_SOURCE, root } from '../tools/run.ts';
import { signIn } from './backend.ts';
import { inRotation, largeAgainstSmall, query } from './two-databases.ts';

const BOOKS = { small: 1_000, large: 1_000_000 };
const CUSTOMERS = 50;
/** Customers alike in both books, so that only the size of the book differs. */
const POLICIES_EACH = 2;

/** Makes a book of so many policies in an empty database. @param url */
async function makeBook(url: string, policies: number) {
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

/** Sessions of customers picked at random. @param origin */
async function sessions(origin: string, url: string) {
  const picked = await query(
    url,
    `select client_id from customer c where kind = 'person'
     and (select count(*) from policy p where p.customer_id = c.id) = ${POLICIES_EACH} order by md5(client_id) limit ${CUSTOMERS}`,
  );
  return Promise.all(picked.map(({ client_id: clientId }) => signIn(origin, String(clientId))));
}

/** What the dashboard asks for, all at once as the portal does. */
const dashboard = (sdk: import('@lifedesk/sdk').Sdk) =>
  Promise.all([
    validateSession(sdk, {}),
    viewPaymentDetails(sdk, {}),
    policyCards(sdk, {}),
    policyHolds(sdk, {}),
    notifications(sdk, {}),
  ]);

export async function measure(
  say: (line: string) => void,
  { sizes = BOOKS, rounds = 20 }: { sizes?: typeof BOOKS; rounds?: number } = {},
): Promise<import('./table.ts').Row[]> {
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
