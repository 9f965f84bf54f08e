import type { CalendarDate, LoginId } from '@lifedesk/rules';
import { type Selectable, sql } from 'kysely';
import { MAX_POLICIES, type PolicyRow, policyColumns } from '../../book/policies.ts';
import type { Db } from '../../db/connect.ts';
import type { CustomerTable } from '../../db/tables/policies.ts';

export type Customer = Selectable<CustomerTable>;
export interface KnownCustomer {
  id: number;
  client_id: string;
  mobile: string | null;
  email: string | null;
  policy_no: string | null;
}

/** Customers whom a login id names: by policy number at most one, by mobile or e-mail perhaps several (two are enough to know). */
export async function findByLoginId(db: Db, loginId: LoginId): Promise<KnownCustomer[]> {
  const people = db
    .selectFrom('customer as c')
    .where('c.kind', '=', 'person')
    .select(['c.id', 'c.client_id', 'c.mobile', 'c.email'])
    .limit(2);
  switch (loginId.kind) {
    case 'policy-number':
      return people
        .innerJoin('policy as p', 'p.customer_id', 'c.id')
        .select('p.policy_no')
        .where('p.policy_no', '=', loginId.value)
        .execute();
    case 'mobile':
      return withoutPolicy(await people.where('c.mobile', '=', loginId.value).execute());
    case 'email':
      return withoutPolicy(await people.where('c.email', '=', loginId.value.toLowerCase()).execute());
    case 'unknown':
      // The same work as for a number that nobody has.
      await people.where('c.client_id', '=', '').execute();
      return [];
  }
}

const withoutPolicy = (rows: Omit<KnownCustomer, 'policy_no'>[]) => rows.map((row) => ({ ...row, policy_no: null }));

export async function findCompany(db: Db, clientId: string): Promise<KnownCustomer | undefined> {
  const row = await db
    .selectFrom('customer')
    .select(['id', 'client_id', 'mobile', 'email'])
    .where('client_id', '=', clientId)
    .where('kind', '=', 'company')
    .executeTakeFirst();
  return row && { ...row, policy_no: null };
}

export async function findCustomer(db: Db, customerId: number): Promise<Customer> {
  return db.selectFrom('customer').selectAll().where('id', '=', customerId).executeTakeFirstOrThrow();
}

type Joined = Prefixed<Customer> & { [K in keyof PolicyRow]: PolicyRow[K] | null };
type Prefixed<T> = { [K in keyof T & string as `c_${K}`]: T[K] };

const CUSTOMER_COLUMNS = [
  'id',
  'client_id',
  'kind',
  'title',
  'name',
  'name_hi',
  'gender',
  'birth_date',
  'incorporated_on',
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
  'language',
  'created_at',
] as const satisfies readonly (keyof Customer)[];
const customerColumns = sql.raw(CUSTOMER_COLUMNS.map((c) => `c.${c} as c_${c}`).join(', '));

/** The customer with the policies, in one query: every reload of the portal asks for it. */
export async function findCustomerWithPolicies(
  db: Db,
  customerId: number,
  today: CalendarDate,
): Promise<{ customer: Customer; policies: PolicyRow[] }> {
  const { rows } = await sql<Joined>`
    select ${customerColumns}, ${policyColumns(today)}
    from customer c
    left join (policy p join plan pl on pl.code = p.plan_code join policy_status st on st.code = p.status_code) on p.customer_id = c.id
    where c.id = ${customerId}
    order by p.policy_no limit ${sql.lit(MAX_POLICIES)}`.execute(db);
  const first = rows[0];
  if (!first) throw new Error('the session has no customer');
  const customer = Object.fromEntries(CUSTOMER_COLUMNS.map((c) => [c, first[`c_${c}`]])) as unknown as Customer;
  return { customer, policies: rows.filter((row): row is Joined & PolicyRow => row.policy_no !== null) };
}

/** Uses a hand-over code up. Undefined where it is unknown, used, too old or for the other kind of customer. */
export async function useAuthCode(
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

/** Whether a customer is the one of a client id. */
export async function isClient(db: Db, clientId: string): Promise<(customerId: number) => boolean> {
  const row = await db.selectFrom('customer').select('id').where('client_id', '=', clientId).executeTakeFirst();
  return (customerId) => row?.id === customerId;
}
