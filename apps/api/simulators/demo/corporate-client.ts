import { sql } from 'kysely';
import type { Db } from '../../src/platform/database/connect.ts';
import { FIRST_NAMES, LAST_NAMES } from './names.ts';
import type { RelativeDates } from './relative-dates.ts';

const CORPORATE = {
  slug: 'sahyadri',
  story: 'A company with 5,000 policies for its people: totals, search, pages, paying for many at once.',
  clientId: '90000001',
} as const;

/** How many policies the company has, according to its story. */
export const COMPANY_POLICIES = 5_000;

const FIRST_POLICY = 600_000_000;
/** On the life of a director, unit-linked. */
const UNIT_LINKED_POLICY = '600000083';

/** A textile company with one group policy per employee. The database generates the rows, the same each time. */
export async function seedCorporateClient(db: Db, d: RelativeDates, position: number, policies: number): Promise<void> {
  const { id } = await db
    .insertInto('customer')
    .values({
      client_id: CORPORATE.clientId,
      kind: 'company',
      name: 'Sahyadri Textiles Ltd',
      mobile: '+919822055555',
      email: 'treasury@sahyadri.example',
      pan: 'AAECS1234F',
      // a sample with a right check character
      gstin: '27AAECS1234F1ZO',
      pan_validated: true,
      incorporated_on: '1987-04-14',
      city: 'Pune',
      neft_qc_status: 'verified',
      neft_qc_date: d.days(-30),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('demo_person')
    .values({ customer_id: id, slug: CORPORATE.slug, position, story: CORPORATE.story })
    .execute();
  await sql`
    insert into policy (policy_no, customer_id, plan_code, holder_name, status_code, servicing_go_code, policy_term, premium_term,
      premium_mode, modal_premium, sum_assured, issue_date, due_date, revival_date, maturity_date, is_corporate)
    select (${sql.lit(FIRST_POLICY)} + n)::text, ${id}, 'MGT08',
      (${FIRST_NAMES}::text[])[1 + (n * 7) % ${sql.lit(FIRST_NAMES.length)}] || ' ' ||
      (${LAST_NAMES}::text[])[1 + (n * 13 + n / 97) % ${sql.lit(LAST_NAMES.length)}],
      s.status, 'PUN0' || 1 + n % 4, 20, 20, 'yearly',
      120000 + (n * 37) % 40000 / 100 * 100, 100000000 + (n % 9) * 25000000,
      s.due - make_interval(years => 1 + n % 6), s.due,
      case when s.status <> '1' then s.due + interval '5 years' end,
      s.due + make_interval(years => 19 - n % 6), true
    from generate_series(1, ${sql.lit(policies)}) n
    cross join lateral (
      select case when n % 50 = 0 then '4' when n % 61 = 0 then 'B' else '1' end as status,
        ${d.today}::date + case when n % 50 = 0 then -200 - n % 90 when n % 61 = 0 then -1900 when n % 23 = 0 then -(n % 25)
          else (n * 11) % 360 + 1 end as due) s`.execute(db);
  await sql`
    with director as (
      update policy set plan_code = 'MWB02' where policy_no = ${UNIT_LINKED_POLICY} returning policy_no)
    insert into fund_holding (policy_no, fund_code, units)
    select policy_no, code, units from director
    cross join (values ('GRO', 9412.3381), ('LIQ', 11240.018)) fund(code, units)`.execute(db);
}
