import { sql } from 'kysely';
import type { Invariant } from './invariant.ts';

/** Chitra's annuity, whose instalments wait from 2 December until her life certificate is given. */
export const CERTIFIED = '590000010';
/** Her annuity on two lives, whose instalments wait from 12 December until one of the two certificates is given. */
export const JOINT = '590000011';
export const CERTIFIED_BOTH: readonly string[] = [CERTIFIED, JOINT];
const certified = sql.join(CERTIFIED_BOTH.map((policyNo) => sql.lit(policyNo)));
/** The days after the due date on which instalments are still paid. */
const GRACE = sql.lit(30);

type CopyOf = (table: string, from: string, changes: string) => string;

/** Adds the annuities. @param copyOf copies the rows of a demo policy, with changes */
export const addCertified = (copyOf: CopyOf): string => `
  ${CERTIFIED_BOTH.map((policyNo) => addAnnuity(copyOf, policyNo)).join('\n')}
  insert into second_annuitant (policy_no, name, birth_date, due_on) values ('${JOINT}', 'Mr Hari Rao', '1950-01-01', '2026-11-11');
  create table history_life_certificate as select * from life_certificate where policy_no in ('${CERTIFIED_BOTH.join("', '")}');
  create table history_second_annuitant as select * from second_annuitant where policy_no = '${JOINT}';`;

const addAnnuity = (copyOf: CopyOf, policyNo: string): string => `
  ${copyOf(
    'policy',
    '505678901',
    `'policy_no', '${policyNo}', 'id', gen_random_uuid(), 'customer_id', (select id from customer where client_id = '40990003')`,
  )}
  ${copyOf('bank_account', '505678901', `'policy_no', '${policyNo}'`)}
  ${copyOf('annuity', '505678901', `'policy_no', '${policyNo}', 'first_on', '2026-11-25', 'next_on', '2026-11-25'`)}
  insert into life_certificate (policy_no, due_on) values ('${policyNo}', '2026-11-01');`;

/** The instalments that were ordered. */
const ORDERED = sql`select o.policy_no, o.ticket, to_date(right(o.ticket, 8), 'YYYYMMDD') as due from payout o
  where o.policy_no in (${certified}) and o.ticket like 'AN%'`;
/** The certificates of all lives, as they are, and as they were at the start. */
const LIVES = sql`(select policy_no, 'first' as life, due_on from life_certificate where policy_no in (${certified})
  union all select policy_no, 'second', due_on from second_annuitant where policy_no in (${certified}))`;
const LIVES_BEFORE = sql`(select policy_no, 'first' as life, due_on from history_life_certificate
  union all select policy_no, 'second', due_on from history_second_annuitant)`;
/** The last certificate of each life that was given. */
const LAST = sql`(select policy_no, life, max(due_on) as due_on, max(given_on) as given_on from given_certificate
  where policy_no in (${certified}) and given_on is not null group by policy_no, life)`;

/** Life certificates, and the instalments that wait for them. */
export const CERTIFICATES_ALWAYS: readonly Invariant[] = [
  {
    name: 'a life certificate is given twice',
    culprits: sql`select policy_no as culprit from given_certificate where policy_no in (${certified}) and given_on is not null
      group by policy_no, life, due_on having count(*) > 1`,
  },
  {
    name: 'the next life certificate is not due a year after the last one',
    culprits: sql`select l.policy_no as culprit from ${LIVES} l join ${LIVES_BEFORE} h using (policy_no, life)
      left join ${LAST} g using (policy_no, life)
      where l.due_on <> coalesce((select min(next.on_day) from generate_series(1, 5) years,
        date(g.due_on + years * interval '1 year') next (on_day) where next.on_day > g.given_on), h.due_on)`,
  },
  {
    name: 'an instalment of an annuity is paid twice, or left out',
    culprits: sql`select a.policy_no as culprit from annuity a
      cross join lateral (select count(*)::int as times, count(distinct due)::int as days from (${ORDERED}) o
        where o.policy_no = a.policy_no) o
      cross join lateral (select count(*)::int as marked from benefit b where b.policy_no = a.policy_no and b.kind = 'annuity'
        and b.ordered_at is not null) b
      where a.policy_no in (${certified}) and (o.times <> o.days or o.times <> b.marked
        or a.next_on <> date(a.first_on + o.times * interval '1 month'))`,
  },
  {
    // On two lives, the one that is late last decides. While a person decides about a picture, nothing waits.
    name: 'an instalment is paid without the life certificate that it waits for',
    culprits: sql`select o.ticket as culprit from (${ORDERED}) o
      where o.due > (select max(due_on) from ${LIVES} l where l.policy_no = o.policy_no) + ${GRACE}
        and not exists (select from given_certificate g join ${LIVES} l using (policy_no, life, due_on)
          where g.policy_no = o.policy_no and g.way = 'face')`,
  },
  {
    // What waited is ordered with the first certificate that ends the hold.
    name: 'an instalment still waits although the life certificate is given',
    culprits: sql`select a.policy_no as culprit from annuity a
      join (select policy_no, min(given_on) as given_on from given_certificate where given_on is not null group by policy_no) g
        using (policy_no)
      where a.policy_no in (${certified}) and a.next_on <= g.given_on
        and g.given_on > (select max(due_on) from ${LIVES_BEFORE} h where h.policy_no = a.policy_no) + ${GRACE}`,
  },
];
