import type { CalendarDate, LoginId } from '@lifedesk/rules';
import { CompiledQuery, type Selectable, sql } from 'kysely';
import { type Account, customerAccount } from '../../platform/access/account.ts';
import type { Db } from '../../platform/database/connect.ts';
import type { CustomerTable } from '../../platform/database/tables/policies.ts';
import { MAX_POLICIES, type PolicyRow, policyColumns, policySources } from '../policies/public.ts';

export type Customer = Selectable<CustomerTable>;
export interface KnownCustomer extends Account {
  mobile: string | null;
  email: string | null;
  policy_no: string | null;
  /** Several applicants share the mobile number: the birth date says who it is. */
  asksBirthDate?: boolean;
}

/**
 * Customers with this login id: at most one by policy number, perhaps several by mobile or email (it returns at most
 * two).
 */
export async function findByLoginId(db: Db, loginId: LoginId): Promise<KnownCustomer[]> {
  const people = db
    .selectFrom('customer as c')
    .where('c.kind', '=', 'person')
    .select(['c.id', 'c.mobile', 'c.email'])
    .limit(2);
  switch (loginId.kind) {
    case 'policy-number':
      return toKnown(
        await people
          .innerJoin('policy as p', 'p.customer_id', 'c.id')
          .select('p.policy_no')
          .where('p.policy_no', '=', loginId.value)
          .execute(),
      );
    case 'mobile':
      return toKnown(await people.where('c.mobile', '=', loginId.value).execute());
    case 'email':
      return toKnown(await people.where('c.email', '=', loginId.value.toLowerCase()).execute());
    case 'unknown':
      // Takes as long as for an unknown number.
      await people.where('c.client_id', '=', '').execute();
      return [];
  }
}

type FoundRow = { id: number; mobile: string | null; email: string | null; policy_no?: string };
const toKnown = (rows: readonly FoundRow[]): KnownCustomer[] =>
  rows.map(({ id, mobile, email, policy_no = null }) => ({ ...customerAccount(id), mobile, email, policy_no }));

export async function findCompany(db: Db, clientId: string): Promise<KnownCustomer | undefined> {
  const row = await db
    .selectFrom('customer')
    .select(['id', 'mobile', 'email'])
    .where('client_id', '=', clientId)
    .where('kind', '=', 'company')
    .executeTakeFirst();
  return row && toKnown([row])[0];
}

export async function findCustomer(db: Db, customerId: number): Promise<Customer> {
  return db.selectFrom('customer').selectAll().where('id', '=', customerId).executeTakeFirstOrThrow();
}

const PROFILE = [
  'client_id',
  'name',
  'name_hi',
  'gender',
  'birth_date',
  'mobile',
  'email',
  'pan',
  'pan_validated',
  'nationality',
  'fatca_required',
  'yearly_income',
  'city',
  'neft_qc_date',
  'neft_qc_status',
] as const satisfies readonly (keyof Customer)[];

/** The customer's data in a login response. */
export type Profile = Pick<Customer, (typeof PROFILE)[number]>;

interface FoundCustomer {
  customer: Profile;
  policies: PolicyRow[];
}

/**
 * One query that returns one value, because every reload of the portal runs it: the database builds the JSON faster
 * than we read rows.
 */
const FIND = sql<{ found: FoundCustomer }>`
  select json_build_object(
    'customer', (select row_to_json(t) from (select ${sql.raw(PROFILE.map((c) => `c.${c}`).join(', '))}) t),
    'policies', coalesce((select json_agg(t) from (
      select ${policyColumns(sql.raw('$1'))} from ${policySources}
      where p.customer_id = c.id order by p.policy_no limit ${sql.lit(MAX_POLICIES)}) t), '[]'::json)) as found
  from customer c where c.id = $2`;

/** The customer with the policies. */
export async function findCustomerWithPolicies(
  db: Db,
  customerId: number,
  today: CalendarDate,
): Promise<FoundCustomer> {
  text ??= FIND.compile(db).sql;
  const { rows } = await db.executeQuery<{ found: FoundCustomer }>(CompiledQuery.raw(text, [today, customerId]));
  const found = rows[0]?.found;
  if (!found) throw new Error('the session has no customer');
  return found;
}
let text: string | undefined;

/** Consumes a hand-over code. Returns undefined if it is unknown, used, expired or for the other kind of customer. */
export async function consumeAuthCode(
  db: Db,
  codeHash: string,
  opens: 'full' | 'corp',
  now: Date,
): Promise<{ customer_id: number } | undefined> {
  return db
    .updateTable('auth_code')
    .set({ used_at: now })
    .where('code_hash', '=', codeHash)
    .where('opens', '=', opens)
    .where('used_at', 'is', null)
    .where('ends_at', '>', now)
    .returning('customer_id')
    .executeTakeFirst();
}

/** Returns a check whether an account has this client id. */
export async function isClient(db: Db, clientId: string): Promise<(account: Account) => boolean> {
  const [customer, applicant] = await Promise.all([
    db.selectFrom('customer').select('id').where('client_id', '=', clientId).executeTakeFirst(),
    db.selectFrom('applicant').select('id').where('applicant_no', '=', clientId).executeTakeFirst(),
  ]);
  return ({ customerId, applicantId }) =>
    applicantId === null ? customer?.id === customerId : applicant?.id === applicantId;
}

/** Records a sign-in from a new device; payouts wait for some days after it. */
export async function recordNewDevice(db: Db, customerId: number, at: Date): Promise<void> {
  await db.insertInto('new_device').values({ customer_id: customerId, at }).execute();
}
