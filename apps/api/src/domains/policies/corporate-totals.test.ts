import { type CalendarDate, todayInIndia } from '@lifedesk/rules';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { callOperation, type RunningApi, type SessionHeaders, signIn, startApi } from '../../testing/index.ts';

interface ListedPolicy {
  policyStatus: string;
  modalPremiuminclusiveGST: number;
  paymentDetails: { showPaymentButton: boolean; totalPremiumDueToBePaid: number };
}

let api: RunningApi;
let headers: SessionHeaders;
beforeAll(async () => {
  api = await startApi({ listen: false });
  headers = await signIn(api, 'Sahyadri', 'corp');
  return () => api.close();
});

/** Gives the company's policies all variations: several premiums due, odd paise, money received, payments in process. */
async function mixPolicies(seed: number, day: CalendarDate): Promise<void> {
  const { db } = api.deps;
  const dice = (of: string, sides: number) =>
    sql`(('x' || substr(md5(policy_no || ${`${of}${seed}`}), 1, 7))::bit(28)::int % ${sql.lit(sides)})`;
  const pick = (of: string, list: readonly string[]) => sql`(${sql.val(list)}::text[])[1 + ${dice(of, list.length)}]`;
  const plans = (await db.selectFrom('plan').select('code').orderBy('code').execute()).map(({ code }) => code);
  await sql`update policy set plan_code = ${pick('plan', plans)},
      premium_mode = ${pick('mode', ['yearly', 'half-yearly', 'quarterly', 'monthly', 'single'])},
      modal_premium = 1000 + ${dice('premium', 4_000_000)},
      issue_date = ${day}::date - 400 - ${dice('issue', 3_000)},
      due_date = case when ${dice('none', 9)} = 0 then null else ${day}::date + 60 - ${dice('due', 600)} end
    where is_corporate`.execute(db);
  const due = sql`select policy_no, customer_id, row_number() over (order by md5(policy_no || ${String(seed)}))::int as n
    from policy where is_corporate and status_code = '1' and due_date < ${day}::date limit 60`;
  await db.transaction().execute(async (transaction) => {
    await sql`with due as (${due}), posting as (
        insert into ledger_posting (kind, posted_at) values ('payment', now()) returning id)
      insert into ledger_entry (posting_id, position, account, policy_no, amount)
      select id, 2 * n, 'bank', null, n * 77777 from due, posting where n <= 40
      union all select id, 2 * n + 1, 'suspense', policy_no, n * -77777 from due, posting where n <= 40`.execute(
      transaction,
    );
    await sql`with due as (
        select 'ord_mixed' || ${String(seed)} || policy_no as id, d.* from (${due}) d
        where n > 20 and policy_no not in (select policy_no from payment_order_item)), ordered as (
        insert into payment_order (id, customer_id, session_id, idempotency_key, request_hash, purpose, amount, return_path,
          origin, state, created_at, quoted_on, expires_at, ask_at)
        select id, customer_id, gen_random_uuid(), gen_random_uuid(), '', 'premium', n * 55555, '/', '', 'pending', now(),
          ${day}::date, now(), now() from due returning 1)
      insert into payment_order_item (order_id, order_state, position, policy_no, purpose, amount, premium)
      select id, 'pending', 1, policy_no, 'premium', n * 55555, n * 55555 from due`.execute(transaction);
  });
}

const listPage = async (page: number): Promise<ListedPolicy[]> =>
  (await callOperation(api, 'corporatePoliciesByPage', { page, pageSize: 100 }, headers)).json().policiesData;

it.each([
  ['unchanged', null],
  ['of all plans, modes and dates', 1],
  ['of all plans, modes and dates, mixed again', 2],
])('the totals of a company are the sums over its policies: %s', async (_, seed) => {
  if (seed !== null) await mixPolicies(seed, todayInIndia(api.now()));
  const totals = (await callOperation(api, 'corporateDashboardPolicies', { clientId: '90000001' }, headers)).json();
  let [modal, due] = [0, 0];
  for (let n = 1; n <= 50; n++)
    for (const policy of await listPage(n)) {
      if (policy.policyStatus === 'In force') modal += policy.modalPremiuminclusiveGST;
      if (policy.paymentDetails.showPaymentButton) due += policy.paymentDetails.totalPremiumDueToBePaid;
    }
  expect([totals.totalDuePremium, totals.totalModalPremium]).toEqual([due, modal]);
  expect(due).toBeGreaterThan(0);
});
