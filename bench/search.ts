// Search as one types in a company of half a million policies against one of five thousand, the same questions in turns.
import { smartPolicySearch } from '@lifedesk/sdk';
import { signIn } from './backend.ts';
import { inRotation, largeAgainstSmall, query } from './two-databases.ts';

const SIZES = { small: 5_000, large: 500_000 };
/** The demo company, which has the smaller number of policies from the beginning. */
const CLIENT_ID = '90000001';

/** What people type: a number from its begin, its end, a name from its begin, a last name, a status, and what is nowhere. */
const QUESTIONS = ['6000012', '04321', 'an', 'sha', 'laps', 'zzzz'];

/**
 * Gives the demo company so many policies, the further ones like those that it has: their names in other pairs, their numbers
 * going on. @param url */
async function grow(url: string, policies: number) {
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

export async function measure(
  say: (line: string) => void,
  { sizes = SIZES, rounds = 20 }: { sizes?: typeof SIZES; rounds?: number } = {},
): Promise<import('./table.ts').Row[]> {
  const measured = await largeAgainstSmall({
    sizes,
    rounds,
    calls: QUESTIONS.length * 5,
    async open(policies, { url, start }) {
      say(`making a company of ${policies.toLocaleString('en-IN')} policies`);
      const origin = await start();
      await grow(url, policies);
      const sdk = await signIn(origin, CLIENT_ID, 'corporate');
      return inRotation(QUESTIONS, (asked) => smartPolicySearch(sdk, { query: asked, limit: 21 }));
    },
  });
  return [
    {
      what: `search in a company of ${sizes.large.toLocaleString('en-IN')} policies`,
      against: `in a company of ${sizes.small.toLocaleString('en-IN')}`,
      ...measured,
      reach: { atMost: 1.5 },
    },
  ];
}
