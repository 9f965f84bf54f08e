// Makes the demo company as large as a measurement needs.
import type { Sdk } from '@lifedesk/sdk';
import { signIn } from './backend.ts';
import type { Row } from './table.ts';
import { largeAgainstSmall, query } from './two-databases.ts';

/** The number of policies in the demo company, and in a very large one. */
export const SIZES = { small: 5_000, large: 500_000 };
export const CLIENT_ID = '90000001';

/**
 * Gives the demo company this many policies. The new ones are like the existing ones, with other combinations of names and
 * the next numbers.
 */
export async function growCompany(url: string, policies: number) {
  const [{ count = 0 } = {}] = await query(url, 'select count(*)::int as count from policy where is_corporate');
  if (count === 0) throw new Error('the demo company has no policies');
  // the calendar job skips them, so that no policy lapses during a measurement
  await query(url, 'alter table policy disable trigger policy_is_looked_at');
  await query(
    url,
    `insert into policy (policy_no, customer_id, plan_code, holder_name, status_code, servicing_go_code, policy_term, premium_term,
       premium_mode, modal_premium, sum_assured, issue_date, due_date, revival_date, maturity_date, is_corporate)
     select (600000000 + n)::text, p.customer_id, p.plan_code,
       split_part(p.holder_name, ' ', 1) || ' ' || split_part(q.holder_name, ' ', 2), p.status_code, p.servicing_go_code,
       p.policy_term, p.premium_term, p.premium_mode, p.modal_premium, p.sum_assured, p.issue_date, p.due_date, p.revival_date,
       p.maturity_date, true
     from generate_series($1::int + 1, $2::int) n
     join policy p on p.policy_no = (600000001 + n % $1::int)::text
     join policy q on q.policy_no = (600000001 + n / 7 % $1::int)::text`,
    [count, policies],
  );
  await query(url, 'alter table policy enable trigger policy_is_looked_at');
  await query(url, 'vacuum analyze');
}

/** Measures a call of a company's staff, in a very large company and in the demo company. */
export async function companyCall(
  say: (line: string) => void,
  what: string,
  ask: (sdk: Sdk) => Promise<unknown>,
  { sizes, rounds }: { sizes: typeof SIZES; rounds: number },
): Promise<Row[]> {
  const { call } = await largeAgainstSmall({
    sizes,
    rounds,
    calls: 10,
    async open(policies, { url, start }) {
      say(`creating a company with ${policies.toLocaleString('en-IN')} policies`);
      const origin = await start();
      await growCompany(url, policies);
      const sdk = await signIn(origin, CLIENT_ID, 'corporate');
      await firstOfTheDay(() => ask(sdk));
      // a server does this itself after so many changes; here it is turned off
      await query(url, 'vacuum analyze');
      return { call: () => ask(sdk) };
    },
  });
  return [
    {
      what: `${what} a company with ${sizes.large.toLocaleString('en-IN')} policies`,
      against: `with ${sizes.small.toLocaleString('en-IN')}`,
      ...call,
      target: { atMost: 1.5 },
    },
  ];
}

/** After midnight a job evaluates every policy. Here it has just started, and a call may time out waiting for it. */
async function firstOfTheDay(ask: () => Promise<unknown>): Promise<void> {
  for (let tries = 1; tries < 20; tries += 1) {
    try {
      await ask();
      return;
    } catch {}
  }
  await ask();
}
