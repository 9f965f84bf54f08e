import type { CalendarDate, LoginId } from '@lifedesk/rules';
import { type RawBuilder, sql } from 'kysely';
import { type Account, accountOf, customerAccount } from '../../platform/access/account.ts';
import type { Db } from '../../platform/database/connect.ts';
import { findByLoginId, type KnownCustomer } from './store.ts';

/** A mobile number that more people applied with belongs to an agent, and says nothing about who is calling. */
const MOST_APPLICANTS = 5;

interface ApplicantRow {
  applicant_id: number;
  customer_id: number | null;
  /** The number on the application. */
  applied_with: string | null;
  /** How many people applied with it. */
  sharing: number;
  /** The registered contacts of a customer, otherwise those on the application. */
  mobile: string | null;
  email: string | null;
}

/** Who can track this application: at most one person. */
export async function findByApplicationNo(db: Db, applicationNo: string): Promise<KnownCustomer[]> {
  const rows = await findApplicants(
    db,
    sql`a.id = (select applicant_id from application where application_no = ${applicationNo})`,
  );
  return rows.map(toKnown);
}

/**
 * Who can track applications with this login id. Applicants are found by their mobile number, and customers as for
 * signing in. If several people applied with a number, one of them stands for all, and the birth date is asked for.
 */
export async function findTracked(db: Db, loginId: LoginId): Promise<KnownCustomer[]> {
  if (loginId.kind !== 'mobile') return findByLoginId(db, loginId);
  const rows = await findApplicants(db, sql`a.mobile = ${loginId.value}`);
  const [first, another] = rows;
  if (!first || isAgents(first)) return findByLoginId(db, loginId);
  if (!another) return [toKnown(first)];
  return [{ ...accountOfRow(first), mobile: loginId.value, email: null, policy_no: null, asksBirthDate: true }];
}

/** The people who applied with this mobile number and were born on this day. */
export async function findByBirthDate(db: Db, mobile: string, birthDate: CalendarDate): Promise<Account[]> {
  const rows = await findApplicants(db, sql`a.mobile = ${mobile} and a.birth_date = ${birthDate}`);
  return rows.map(accountOfRow);
}

const isAgents = ({ sharing }: ApplicantRow): boolean => sharing > MOST_APPLICANTS;

/** An applicant who is a customer counts as that customer. */
const accountOfRow = ({ customer_id, applicant_id }: ApplicantRow): Account =>
  customer_id === null ? accountOf({ customer_id, applicant_id }) : customerAccount(customer_id);

/** An agent's number is not the applicant's. */
const toKnown = (row: ApplicantRow): KnownCustomer => ({
  ...accountOfRow(row),
  mobile: row.customer_id === null && isAgents(row) ? null : row.mobile,
  email: row.email,
  policy_no: null,
});

/** One row for each person. */
async function findApplicants(db: Db, where: RawBuilder<unknown>): Promise<ApplicantRow[]> {
  const { rows } = await sql<ApplicantRow>`
    select distinct on (person) applicant_id, customer_id, applied_with, sharing, mobile, email from (
      select coalesce('c' || a.customer_id, 'a' || a.id) as person, a.id as applicant_id, a.customer_id,
        a.mobile as applied_with, (select count(*)::int from applicant o where o.mobile = a.mobile) as sharing,
        case when c.id is null then a.mobile else c.mobile end as mobile,
        case when c.id is null then a.email else c.email end as email
      from applicant a left join customer c on c.id = a.customer_id where ${where}) found
    order by person, applicant_id`.execute(db);
  return rows;
}
