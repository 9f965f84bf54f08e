import type { CalendarDate } from '@lifedesk/rules';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../src/platform/database/connect.ts';
import { insertHistory } from './generate-history.ts';
import { CITIES, FEMALE_NAMES, LAST_NAMES, MALE_NAMES } from './names.ts';
import { seedProducts } from './products.ts';

export interface BookOptions {
  policies: number;
  /** The same seed on the same day makes the same book. */
  seed: number;
  today: CalendarDate;
  /** Policies in one transaction. */
  batch?: number;
  onProgress?: (policies: number) => void;
}

const MAX_POLICIES = 100_000_000;
const BATCH = 50_000;
/** Ten policies belong to six people, who have one, two or three each. */
const OWNERS = [1, 1, 2, 3, 3, 3, 4, 5, 5, 6];
const PEOPLE_PER_TEN = 6;
const FIRST_POLICY_NO = 100_000_000;
const FIRST_CLIENT_ID = 1_000_000_000;
const FIRST_MOBILE = 6_000_000_000;

/** How many customers own this many policies. */
export const customersOf = (policies: number): number =>
  Math.floor(policies / 10) * PEOPLE_PER_TEN + (OWNERS[(policies % 10) - 1] ?? 0);

/**
 * Adds a book of any size to the database. The database generates the rows in batches from hashes of the seed and the
 * row number. After an interruption, the same call on the same day continues. Throws if the book is complete, or if
 * the database has one of another seed.
 */
export async function generateBook(
  db: Db,
  { policies, seed, today, batch = BATCH, onProgress }: BookOptions,
): Promise<void> {
  if (!Number.isInteger(policies) || policies < 1 || policies > MAX_POLICIES)
    throw new RangeError(`a book has 1 to ${MAX_POLICIES} policies`);
  const made = await findMade(db, seed);
  if (made.policies >= policies) throw new Error('this database already has a generated book');
  await seedProducts(db, today);
  const customers = customersOf(policies);
  for (let from = made.customers + 1; from <= customers; from += batch)
    await insertCustomers(db, seed, today, from, Math.min(from + batch - 1, customers));
  for (let from = made.policies + 1; from <= policies; from += batch) {
    const to = Math.min(from + batch - 1, policies);
    await db.transaction().execute(async (transaction) => {
      // No client has seen these people yet, so their versions need not increase.
      await setTriggers(transaction, 'disable');
      await insertPolicies(transaction, seed, today, from, to);
      await insertParts(transaction, seed, from, to);
      await insertHistory(transaction, { today, from, to, first: FIRST_POLICY_NO });
      await setTriggers(transaction, 'enable');
    });
    onProgress?.(to);
  }
  // Without fresh statistics the planner would assume empty tables.
  await sql`analyze`.execute(db);
}

/** What an earlier call added. Each batch was added whole or not at all. */
async function findMade(db: Db, seed: number): Promise<{ customers: number; policies: number }> {
  const { rows } = await sql<{ customers: number; policies: number; is_same: boolean | null }>`
    select
      (select count(*)::int from customer where client_id > ${String(FIRST_CLIENT_ID)}
        and client_id <= ${String(FIRST_CLIENT_ID + customersOf(MAX_POLICIES))}) as customers,
      (select count(*)::int from policy where policy_no > ${String(FIRST_POLICY_NO)}
        and policy_no <= ${String(FIRST_POLICY_NO + MAX_POLICIES)}) as policies,
      (select id = ${hashOf(seed, 'policy', sql`1`)}::uuid from policy where policy_no = ${String(FIRST_POLICY_NO + 1)}) as is_same`.execute(
    db,
  );
  const { is_same: isSame = null, ...made } = rows[0] ?? { customers: 0, policies: 0 };
  if (isSame === false) throw new Error('this database has a generated book of another seed');
  return made;
}

async function setTriggers(db: Db, state: 'disable' | 'enable'): Promise<void> {
  for (const table of ['policy', 'fund_holding'])
    await sql`alter table ${sql.table(table)} ${sql.raw(state)} trigger user`.execute(db);
}

/** 28 bits of the row's hash `h`, from one of four offsets. */
const bits = (place: 0 | 1 | 2 | 3): RawBuilder<number> =>
  sql`('x' || substr(h, ${sql.lit(place * 7 + 1)}, 7))::bit(28)::int`;
const pick = (list: readonly string[], by: RawBuilder<number>): RawBuilder<string> =>
  sql`(${sql.val([...list])}::text[])[1 + ${by} % ${sql.lit(list.length)}]`;
const hashOf = (seed: number, kind: string, n: RawBuilder<unknown>): RawBuilder<string> =>
  sql`md5(${`${seed}:${kind}:`} || ${n})`;
const nameOf = (): RawBuilder<string> => sql`case when ${bits(0)} % 2 = 0
  then 'Ms ' || ${pick(FEMALE_NAMES, bits(1))} else 'Mr ' || ${pick(MALE_NAMES, bits(1))} end || ' ' || ${pick(LAST_NAMES, bits(2))}`;

async function insertCustomers(db: Db, seed: number, today: CalendarDate, from: number, to: number): Promise<void> {
  const letter = (from: number): RawBuilder<string> =>
    sql`chr(65 + ('x' || substr(h, ${sql.lit(from)}, 2))::bit(8)::int % 26)`;
  await sql`
    insert into customer (client_id, title, name, gender, birth_date, mobile, email, pan, pan_validated, yearly_income, city,
      neft_qc_status, neft_qc_date)
    select (${sql.lit(FIRST_CLIENT_ID)} + n)::text, null, name, case when ${bits(0)} % 2 = 0 then 'F' else 'M' end,
      ${today}::date - (21 * 365 + ${bits(3)} % 18000), '+91' || (${sql.lit(FIRST_MOBILE)} + n),
      lower(replace(substr(name, 4), ' ', '.')) || '.' || n || '@book.example',
      case when ${bits(0)} % 10 <> 0 then
        ${letter(1)} || ${letter(3)} || ${letter(5)} || 'P' || ${letter(7)} || lpad((n % 10000)::text, 4, '0') || ${letter(9)} end,
      ${bits(0)} % 10 <> 0, (300000 + ${bits(3)} % 3000000) / 1000 * 100000::bigint, ${pick(CITIES, bits(3))},
      case when ${bits(2)} % 8 = 0 then 'missing' else 'verified' end, ${today}::date - ${bits(2)} % 900
    from (select n, h, ${nameOf()} as name from (
      select n, ${hashOf(seed, 'customer', sql`n`)} as h from generate_series(${from}::int, ${to}::int) n) hashed) named`.execute(
    db,
  );
}

const ownerOf = sql<number>`((n - 1) / 10 * ${sql.lit(PEOPLE_PER_TEN)} + (array[${sql.raw(OWNERS.join(','))}])[1 + (n - 1) % 10])`;

async function insertPolicies(db: Db, seed: number, today: CalendarDate, from: number, to: number): Promise<void> {
  await sql`
    insert into policy (policy_no, id, customer_id, plan_code, holder_name, status_code, servicing_go_code, policy_term,
      premium_term, premium_mode, modal_premium, sum_assured, issue_date, due_date, revival_date, maturity_date,
      nav_alerts)
    select (${sql.lit(FIRST_POLICY_NO)} + n)::text, h::uuid, c.id, plan, c.name, status, 'BR' || lpad((n % 90 + 10)::text, 3, '0'),
      term, term, mode,
      premium * 10000::bigint, premium * 10000::bigint * yearly * (case plan when 'MTP03' then 200 + d % 300 else 10 + d % 9 end), due - make_interval(years => age),
      case when status <> '2' then due end, case when status = '4' then due + make_interval(years => case plan when 'MWB02' then 3 else 5 end) end,
      due + make_interval(years => term - age), plan = 'MWB02' and d % 5 = 0
    from (
      select *, ${bits(3)} as d, ${bits(0)} % 480 + 20 as premium, 15 + ${bits(1)} % 16 as term, 1 + ${bits(2)} % 14 as age,
        case when ${bits(1)} % 100 < 88 then '1' when ${bits(1)} % 100 < 94 then '2' else '4' end as status,
        ${today}::date + case when ${bits(1)} % 100 >= 94 then -(60 + ${bits(2)} % 700)
          else ${bits(2)} % (case mode when 'yearly' then 360 when 'half-yearly' then 180 when 'quarterly' then 90 else 30 end) - 10
          end as due,
        case mode when 'yearly' then 1 when 'half-yearly' then 2 when 'quarterly' then 4 else 12 end as yearly
      from (
        select *, case plan when 'MTP03' then 'half-yearly'
          else (array['yearly','quarterly','monthly'])[1 + ${bits(3)} / 7 % 3] end as mode
        from (
          select n, h, (array['MSS01','MSS01','MSS01','MTP03','MTP03','MWB02','MCF06','MPP05'])[1 + ${bits(0)} % 8] as plan
          from (select n, ${hashOf(seed, 'policy', sql`n`)} as h from generate_series(${from}::int, ${to}::int) n) hashed
        ) planned) moded) p
    join customer c on c.client_id = (${sql.lit(FIRST_CLIENT_ID)} + ${ownerOf})::text`.execute(db);
}

/** Adds a nominee to every policy and two funds to each unit-linked one. */
async function insertParts(db: Db, seed: number, from: number, to: number): Promise<void> {
  const numbers = sql`generate_series(${from}::int, ${to}::int) n`;
  await sql`
    insert into policy_nominee (policy_no, position, client_id, name, relationship, share)
    select (${sql.lit(FIRST_POLICY_NO)} + n)::text, 0, (3000000000 + n)::text, ${nameOf()},
      (array['Wife','Husband','Son','Daughter','Mother'])[1 + ${bits(3)} % 5], 100
    from (select n, ${hashOf(seed, 'nominee', sql`n`)} as h from ${numbers}) hashed`.execute(db);
  await sql`
    insert into fund_holding (policy_no, fund_code, units)
    select p.policy_no, f.code, round((50 + ${bits(0)} % 400000 / 100.0 + f.extra)::numeric, 4)
    from (select (${sql.lit(FIRST_POLICY_NO)} + n)::text as policy_no, ${hashOf(seed, 'fund', sql`n`)} as h from ${numbers}) hashed
    join policy p on p.policy_no = hashed.policy_no and p.plan_code = 'MWB02'
    cross join (values ('GRO', 0), ('BAL', 12.5)) f(code, extra)`.execute(db);
}
