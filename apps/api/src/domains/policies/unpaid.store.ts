import type { UnpaidPolicy, WorthPolicy } from '@lifedesk/rules';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/connect.ts';

/** The facts that decide what happens when a premium stays unpaid, except restrictions. */
export interface UnpaidRow extends UnpaidPolicy {
  readonly policyNo: string;
  readonly planName: string;
  readonly statusCode: string;
  /** Unpaid interest of a loan is capitalised at the end of each half-year. */
  readonly hasLoanRests: boolean;
  /** The smallest loan of the plan, in paise. */
  readonly leastLoan: number;
}

/** Paid-up additions of `policy p`, and what its plan pays for them; null if there are none. */
const additionsColumn = sql`
  (select jsonb_build_object('sumAssured', a.sum_assured, 'factors', coalesce((
      select jsonb_agg(jsonb_build_object('ageFrom', f.age_from, 'yearsLeftFrom', f.years_left_from, 'factor', f.factor))
      from plan_paid_up_factor f where f.plan_code = p.plan_code), '[]'::jsonb))
    from policy_paid_up_addition a where a.policy_no = p.policy_no and a.sum_assured > 0)`;

/** What else decides the surrender value of policies, by policy number. */
export async function findAdditions(
  db: Db,
  policyNos: readonly string[],
): Promise<Map<string, Pick<WorthPolicy, 'birthDate' | 'additions'>>> {
  if (policyNos.length === 0) return new Map();
  const { rows } = await sql<Pick<WorthPolicy, 'birthDate' | 'additions'> & { policyNo: string }>`
    select p.policy_no as "policyNo", case when c.kind = 'person' then c.birth_date end as "birthDate",
      ${additionsColumn} as additions
    from policy p join customer c on c.id = p.customer_id where p.policy_no = any(${policyNos})`.execute(db);
  return new Map(rows.map(({ policyNo, ...facts }) => [policyNo, facts]));
}

/** The columns of `UnpaidRow`, from `unpaidSources`. */
export const unpaidColumns = sql`
  p.policy_no as "policyNo", pl.name as "planName", pl.line, p.status_code as "statusCode",
  p.premium_mode as "premiumMode", p.modal_premium as "modalPremium", p.issue_date as "issueDate",
  p.premium_term as "premiumTerm", p.policy_term as "policyTerm", p.due_date as "dueDate", p.sum_assured as "sumAssured",
  p.maturity_date as "maturityDate", coalesce(p.non_forfeiture, pl.non_forfeiture) as "nonForfeiture",
  pl.loan_rate as "loanRate", case when c.kind = 'person' then c.birth_date end as "birthDate",
  case when l.policy_no is not null and l.principal > 0 then
    jsonb_build_object('principal', l.principal, 'rate', l.rate, 'interestFrom', l.interest_from,
      'restsFrom', case when pl.loan_rests then l.opened_on end, 'undrawn', l.undrawn) end as loan,
  case when p.status_code = '3' then pl.loan_share_paid_up else pl.loan_share end as "loanShare",
  p.status_code = 'E' as "isValueSpent", ${additionsColumn} as additions, pl.loan_rests as "hasLoanRests", pl.loan_minimum as "leastLoan", p.vested_bonus as "vestedBonus",
  (select coalesce(-sum(e.amount), 0)::bigint from ledger_entry e
    where e.policy_no = p.policy_no and e.account = 'suspense') as received`;

export const unpaidSources = sql`
  policy p join plan pl on pl.code = p.plan_code join customer c on c.id = p.customer_id
  left join policy_loan l on l.policy_no = p.policy_no`;
