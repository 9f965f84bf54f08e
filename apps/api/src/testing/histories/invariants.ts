import { sql } from 'kysely';
import { openRupees } from '../../operator/rupees.store.ts';
import type { Db } from '../../platform/database/connect.ts';
import type { Invariant } from './invariant.ts';
import { OF_SERVICES, OF_SERVICES_AT_THE_END } from './invariants-of-services.ts';

/** Checked after every step. A service that writes money or requests adds its invariants. */
const ALWAYS: readonly Invariant[] = [
  {
    name: 'debit and credit differ',
    culprits: sql`select coalesce(p.order_id, p.settles, p.reverses) as culprit from ledger_posting p
      join ledger_entry e on e.posting_id = p.id join payment_order o on o.id = coalesce(p.order_id, p.settles, p.reverses)
      group by p.id having sum(e.amount) <> 0`,
  },
  {
    name: 'an order is posted twice',
    culprits: sql`select order_id as culprit from ledger_posting p join payment_order o on o.id = p.order_id
      group by order_id having count(*) > 1`,
  },
  {
    name: 'an order is settled or reversed twice',
    culprits: sql`select coalesce(settles, reverses) as culprit from ledger_posting
      join payment_order o on o.id = coalesce(settles, reverses)
      group by settles, reverses having count(*) > 1`,
  },
  {
    name: 'a receipt without a payment, or a payment without a receipt',
    culprits: sql`select coalesce(o.id, r.order_id) as culprit from payment_order o full join receipt r on r.order_id = o.id
      where (o.id is not null or r.order_id is not null) and (coalesce(o.state, '') = 'paid') <> (r.receipt_no is not null)`,
  },
  {
    name: 'a receipt differs from the books',
    culprits: sql`select o.id as culprit from payment_order o join receipt r on r.order_id = o.id
      join ledger_posting p on p.order_id = o.id join ledger_entry e on e.posting_id = p.id and e.account = 'gateway-clearing'
      where e.amount <> o.amount or r.amount <> o.amount`,
  },
  {
    name: 'a premium is paid twice',
    culprits: sql`select l.policy_no || ' ' || l.due_from as culprit from receipt r join receipt_line l using (receipt_no)
      join payment_order o on o.id = r.order_id
      where r.reversed_on is null and l.unapplied = 0 and l.purpose = 'premium'
      group by l.policy_no, l.due_from having count(*) > 1`,
  },
  {
    name: 'a paid premium is due again without a reversal',
    culprits: sql`select p.policy_no as culprit from policy p join receipt_line l on l.policy_no = p.policy_no
      where p.policy_no like '59%' and l.unapplied = 0 and l.purpose = 'premium' and l.due_from >= p.due_date
        and not exists (select 1 from receipt_line x join receipt r using (receipt_no)
          where x.policy_no = p.policy_no and r.reversed_on is not null)`,
  },
  {
    name: 'a policy has two open orders',
    culprits: sql`select policy_no as culprit from payment_order_item where order_state in ('created', 'pending')
      group by policy_no, case purpose when 'revival' then 'premium' else purpose end having count(*) > 1`,
  },
  {
    name: 'a request was made twice',
    culprits: sql`select ticket as culprit from audit_entry join customer c on c.id = customer_id
      where c.client_id like '4099%'
      -- each fund that is sold or bought has a line
      group by ticket, field, policy_no, case field when 'funds' then jsonb_build_array(before, after) end having count(*) > 1`,
  },
  ...OF_SERVICES,
];

/** Checked once everything is over and the gateway has been asked about each order. */
const AT_THE_END: readonly Invariant[] = [
  {
    name: 'the gateway received money that is not booked',
    culprits: sql`select o.id as culprit from payment_order o join sandbox_gateway_order g on g.order_id = o.id
      where g.body ->> 'state' = 'paid' and o.state <> 'paid'`,
  },
  {
    name: 'money is booked that the gateway never received',
    culprits: sql`select o.id as culprit from payment_order o left join sandbox_gateway_order g on g.order_id = o.id
      where o.state = 'paid' and coalesce(g.body ->> 'state', '') <> 'paid'`,
  },
  {
    name: 'an order is open for ever',
    culprits: sql`select id as culprit from payment_order where state in ('created', 'pending')`,
  },
  {
    name: 'rupees that nothing explains',
    culprits: sql`select stage || ' ' || reference as culprit from (${openRupees}) r where r."waitsFor" is null`,
  },
  ...OF_SERVICES_AT_THE_END,
];

const unionOf = (invariants: readonly Invariant[]) =>
  sql<{ name: string; culprit: string }>`${sql.join(
    invariants.map(({ name, culprits }) => sql`select ${sql.lit(name)}::text, t.culprit::text from (${culprits}) t`),
    sql` union all `,
  )}`;
const CHECKS = { broken_now: unionOf(ALWAYS), broken_at_the_end: unionOf([...ALWAYS, ...AT_THE_END]) };

/** Stored as database functions, which are planned once: planning all of it takes many times as long as running it. */
export async function addInvariants(db: Db): Promise<void> {
  for (const [name, check] of Object.entries(CHECKS))
    await sql`create function ${sql.id(name)}() returns table (name text, culprit text) language plpgsql
      as ${sql.lit(`begin return query ${check.compile(db).sql}; end`)}`.execute(db);
}

/** The violated invariants, in plain words. */
export async function findBroken(db: Db, isEnd = false): Promise<string[]> {
  const check = sql.id(isEnd ? 'broken_at_the_end' : 'broken_now');
  const { rows } = await sql<{ name: string; culprit: string }>`select name, culprit from ${check}()`.execute(db);
  return describe(rows);
}

/** Those that are violated of the invariants that need no history: what is in the database says enough. */
export async function findBrokenWithoutHistory(db: Db): Promise<string[]> {
  const all = [...ALWAYS, ...AT_THE_END].filter(({ culprits }) => !culprits.compile(db).sql.includes('history_'));
  return describe((await unionOf(all).execute(db)).rows);
}

const describe = (broken: readonly { name: string; culprit: string }[]): string[] =>
  broken.map(({ name, culprit }) => `${name}: ${culprit}`);
