import { sql } from 'kysely';
import type { Invariant } from './invariant.ts';

/** Chitra's annuity, whose instalments wait from 2 December until her life certificate is given. */
export const CERTIFIED = '590000010';
const certified = sql.lit(CERTIFIED);
/** The days after the due date on which instalments are still paid. */
const GRACE = sql.lit(30);

/** Adds the annuity. @param copyOf copies the rows of a demo policy, with changes */
export const addCertified = (copyOf: (table: string, from: string, changes: string) => string): string => `
  ${copyOf(
    'policy',
    '505678901',
    `'policy_no', '${CERTIFIED}', 'id', gen_random_uuid(), 'customer_id', (select id from customer where client_id = '40990003')`,
  )}
  ${copyOf('bank_account', '505678901', `'policy_no', '${CERTIFIED}'`)}
  ${copyOf('annuity', '505678901', `'policy_no', '${CERTIFIED}', 'first_on', '2026-11-25', 'next_on', '2026-11-25'`)}
  insert into life_certificate (policy_no, due_on) values ('${CERTIFIED}', '2026-11-01');
  create table history_life_certificate as select * from life_certificate where policy_no = '${CERTIFIED}';`;

/** The instalments that were ordered. */
const ORDERED = sql`select o.ticket, to_date(right(o.ticket, 8), 'YYYYMMDD') as due from payout o
  where o.policy_no = ${certified} and o.ticket like 'AN%'`;
/** The last certificate that was given, or null. */
const LAST = sql`(select policy_no, max(due_on) as due_on, max(given_on) as given_on from given_certificate
  where policy_no = ${certified} and given_on is not null group by policy_no)`;

/** Life certificates, and the instalments that wait for them. */
export const CERTIFICATES_ALWAYS: readonly Invariant[] = [
  {
    name: 'a life certificate is given twice',
    culprits: sql`select policy_no as culprit from given_certificate where policy_no = ${certified} and given_on is not null
      group by policy_no, due_on having count(*) > 1`,
  },
  {
    name: 'the next life certificate is not due a year after the last one',
    culprits: sql`select c.policy_no as culprit from life_certificate c join history_life_certificate h using (policy_no)
      left join ${LAST} g using (policy_no)
      where c.due_on <> coalesce((select min(next.on_day) from generate_series(1, 5) years,
        date(g.due_on + years * interval '1 year') next (on_day) where next.on_day > g.given_on), h.due_on)`,
  },
  {
    name: 'an instalment of an annuity is paid twice, or left out',
    culprits: sql`select a.policy_no as culprit from annuity a cross join (select count(*)::int as times,
        count(distinct due)::int as days from (${ORDERED}) o) o
      cross join (select count(*)::int as marked from benefit where policy_no = ${certified} and kind = 'annuity'
        and ordered_at is not null) b
      where a.policy_no = ${certified} and (o.times <> o.days or o.times <> b.marked
        or a.next_on <> date(a.first_on + o.times * interval '1 month'))`,
  },
  {
    name: 'an instalment is paid without the life certificate that it waits for',
    culprits: sql`select o.ticket as culprit from (${ORDERED}) o join life_certificate c on c.policy_no = ${certified}
      where o.due > c.due_on + ${GRACE} and not exists (select from given_certificate g
        where g.policy_no = c.policy_no and g.due_on = c.due_on and g.way = 'face')`,
  },
  {
    name: 'an instalment still waits although the life certificate is given',
    culprits: sql`select a.policy_no as culprit from annuity a join ${LAST} g using (policy_no)
      where g.given_on > g.due_on + ${GRACE} and a.next_on <= g.given_on`,
  },
];
