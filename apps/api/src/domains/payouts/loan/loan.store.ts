import type { components } from '@lifedesk/contract';
import { type CalendarDate, type LoanGrant, loanAfterGrant, type PolicyLoan } from '@lifedesk/rules';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/connect.ts';

type BorrowerFacts = components['schemas']['BorrowerFacts'];

/** A plan's loan terms besides the limit. */
export interface LoanTermsRow {
  readonly policyNo: string;
  /** Paise. */
  readonly least: number;
  /** The day from which the existing loan's half-years are counted; null if there is none. */
  readonly openedOn: CalendarDate | null;
}

/** The same for a customer's policies, by policy number. */
export async function findLoanTerms(
  db: Db,
  { customerId, policyNo }: { customerId: number; policyNo?: string | undefined },
): Promise<Map<string, LoanTermsRow>> {
  const one = policyNo === undefined ? sql`` : sql`and p.policy_no = ${policyNo}`;
  const { rows } = await sql<LoanTermsRow>`
    select p.policy_no as "policyNo", pl.loan_minimum as least, case when l.principal > 0 then l.opened_on end as "openedOn"
    from policy p join plan pl on pl.code = p.plan_code left join policy_loan l on l.policy_no = p.policy_no
    where p.customer_id = ${customerId} ${one}`.execute(db);
  return new Map(rows.map((row) => [row.policyNo, row]));
}

/** Adds a granted amount that is not paid out yet to a policy's loan. Reopens a loan that was repaid. The policy is locked. */
export async function grantLoan(transaction: Db, policyNo: string, grant: LoanGrant): Promise<void> {
  const loan = loanAfterGrant((await lockLoan(transaction, policyNo)) ?? null, grant);
  const { principal, undrawn, rate, interestFrom: interest_from, openedOn: opened_on } = loan;
  const columns = { principal, undrawn, rate, interest_from, opened_on };
  await transaction
    .insertInto('policy_loan')
    .values({ policy_no: policyNo, ...columns })
    .onConflict((conflict) => conflict.column('policy_no').doUpdateSet(columns))
    .execute();
}

/** A loan that may not be fully paid out yet. */
export interface LockedLoan extends PolicyLoan {
  readonly hasRests: boolean;
}

/** A policy's loan, locked until the transaction ends. */
export async function lockLoan(transaction: Db, policyNo: string): Promise<LockedLoan | undefined> {
  const { rows } = await sql<LockedLoan>`
    select l.principal, l.undrawn, l.rate, l.interest_from as "interestFrom", l.opened_on as "openedOn", pl.loan_rests as "hasRests"
    from policy_loan l join policy p on p.policy_no = l.policy_no join plan pl on pl.code = p.plan_code
    where l.policy_no = ${policyNo} for update of l`.execute(transaction);
  return rows[0];
}

export async function saveLoan(
  transaction: Db,
  policyNo: string,
  { principal, undrawn, interestFrom, openedOn }: Omit<PolicyLoan, 'rate'>,
): Promise<void> {
  await transaction
    .updateTable('policy_loan')
    .set({ principal, undrawn, interest_from: interestFrom, opened_on: openedOn })
    .where('policy_no', '=', policyNo)
    .execute();
}

/** A customer's work and income. */
export async function findBorrower(db: Db, customerId: number): Promise<BorrowerFacts> {
  const { occupation, yearly_income } = await db
    .selectFrom('customer')
    .select(['occupation', 'yearly_income'])
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow();
  return {
    ...(occupation !== null && { occupation }),
    ...(yearly_income !== null && { yearlyIncome: yearly_income }),
  };
}

export async function saveBorrower(
  transaction: Db,
  customerId: number,
  { occupation, yearlyIncome }: Required<BorrowerFacts>,
): Promise<void> {
  await transaction
    .updateTable('customer')
    .set({ occupation, yearly_income: yearlyIncome })
    .where('id', '=', customerId)
    .execute();
}
