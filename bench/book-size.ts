// A customer's dashboard and the funds of a unit-linked policy, with a million policies in the database and with a thousand: the
// same calls, alternating, for random customers.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import {
  notifications,
  policyCards,
  policyHolds,
  type Sdk,
  validateSession,
  viewPaymentDetails,
  viewPortfolio,
} from '@lifedesk/sdk';
import { FROM_SOURCE, root } from '../tools/run.ts';
import { signIn } from './backend.ts';
import { inRotation, largeAgainstSmall, query } from './two-databases.ts';

const BOOKS = { small: 1_000, large: 1_000_000 };
const CUSTOMERS = 50;
/** The same for the customers in both databases, so that only the size of the database differs. */
const POLICIES_EACH = 2;

/** Fills an empty database with this many policies. */
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
  await payPremiums(url);
  await query(url, 'vacuum analyze');
}

/** Adds receipts for the last five yearly premiums of each unit-linked policy. Its investment and return are calculated from them. */
async function payPremiums(url: string) {
  const paid = `from policy p join plan pl on pl.code = p.plan_code and pl.line = 'unit-linked'
    cross join lateral (select n, (current_date - make_interval(months => 12 * n + 1))::date as paid_on from generate_series(0, 4) n) y
    where y.paid_on >= p.issue_date and p.modal_premium > 0`;
  await query(
    url,
    `insert into receipt (receipt_no, customer_id, channel, amount, paid_at, paid_on)
     select 'BOOK' || p.policy_no || y.n, p.customer_id, 'branch', p.modal_premium, y.paid_on, y.paid_on ${paid}`,
  );
  await query(
    url,
    `insert into receipt_line (receipt_no, position, policy_no, paid_on, purpose, amount, premium)
     select 'BOOK' || p.policy_no || y.n, 1, p.policy_no, y.paid_on, 'premium', p.modal_premium, p.modal_premium ${paid}`,
  );
}

/** Sessions of random customers. */
async function sessions(origin: string, url: string) {
  const picked = await query(
    url,
    `select client_id from customer c where kind = 'person'
     and (select count(*) from policy p where p.customer_id = c.id) = ${POLICIES_EACH} order by md5(client_id) limit ${CUSTOMERS}`,
  );
  return Promise.all(picked.map(({ client_id: clientId }) => signIn(origin, String(clientId))));
}

interface Investor {
  sdk: Sdk;
  policyNo: string;
}

/** Sessions of customers with a paid unit-linked policy, and that policy. */
async function investors(origin: string, url: string): Promise<Investor[]> {
  const picked = await query(
    url,
    `select c.client_id, min(h.policy_no) as policy_no from customer c join policy p on p.customer_id = c.id
     join fund_holding h on h.policy_no = p.policy_no
     where c.kind = 'person' and exists (select from receipt_line l where l.policy_no = p.policy_no)
     and (select count(*) from policy o where o.customer_id = c.id) = ${POLICIES_EACH}
     group by c.client_id order by md5(c.client_id) limit ${CUSTOMERS}`,
  );
  return Promise.all(
    picked.map(async ({ client_id: clientId, policy_no: policyNo }) => ({
      sdk: await signIn(origin, String(clientId)),
      policyNo: String(policyNo),
    })),
  );
}

/** The calls of the funds page: the session and the funds, then the prices of one of them over a year. */
async function portfolio({ sdk, policyNo }: Investor) {
  const [, { funds }] = await Promise.all([validateSession(sdk, {}), viewPortfolio(sdk, { policyNo })]);
  const [largest] = funds;
  if (!largest) throw new Error('the policy has no funds');
  await viewPortfolio(sdk, { policyNo, history: { fundCode: largest.fundCode, range: '1y' } });
}

/** The dashboard's calls, all at once as in the portal. */
const dashboard = (sdk: Sdk) =>
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
      say(`creating ${policies.toLocaleString('en-IN')} policies`);
      await makeBook(url, policies);
      const origin = await start();
      return {
        dashboard: inRotation(await sessions(origin, url), dashboard),
        portfolio: inRotation(await investors(origin, url), portfolio),
      };
    },
  });
  return (['dashboard', 'portfolio'] as const).map((what) => ({
    what: `${what} with ${sizes.large.toLocaleString('en-IN')} policies in the database`,
    against: `with ${sizes.small.toLocaleString('en-IN')}`,
    ...measured[what],
    target: { atMost: 1.3 },
  }));
}
