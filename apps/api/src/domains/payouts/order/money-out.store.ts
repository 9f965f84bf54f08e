import type { CalendarDate, ValuedPolicy } from '@lifedesk/rules';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/connect.ts';
import { type RestrictionColumns, VALUE_REQUESTS } from '../../policies/public.ts';

/** The facts besides its value that decide whether a policy can be returned or surrendered, or its additions cashed. */
export interface MoneyOutRow extends ValuedPolicy, RestrictionColumns {
  readonly policyNo: string;
  readonly policyStatusCode: string;
  readonly maturityDate: CalendarDate | null;
  readonly receivedOn: CalendarDate;
  /** Otherwise it counts as received on the day of issue. */
  readonly isReceiptKnown: boolean;
  readonly isSoldAtADistance: boolean;
  readonly hasOpenRequest: boolean;
  /** Basis points a year; null if the plan offers no loans. */
  readonly loanRate: number | null;
  /** Null for a company. */
  readonly ownerBirthDate: CalendarDate | null;
  /** Sum assured of paid-up additions, in paise. */
  readonly additions: number;
}

/** The same for a customer's policies. */
export async function findMoneyOut(db: Db, customerId: number): Promise<MoneyOutRow[]> {
  const { rows } = await sql<MoneyOutRow>`
    select p.policy_no as "policyNo", p.status_code as "policyStatusCode", pl.line, p.premium_mode as "premiumMode",
      p.modal_premium as "modalPremium", p.issue_date as "issueDate", p.premium_term as "premiumTerm",
      p.policy_term as "policyTerm", p.due_date as "dueDate", p.maturity_date as "maturityDate", pl.loan_rate as "loanRate",
      coalesce(f.document_received_on, p.issue_date) as "receivedOn", f.document_received_on is not null as "isReceiptKnown",
      coalesce(f.sold_at_a_distance, false) as "isSoldAtADistance",
      coalesce((select a.sum_assured from policy_paid_up_addition a where a.policy_no = p.policy_no), 0) as additions,
      p.assignment, p.married_womens_property, p.keyman, p.court_order_on, p.death_intimated_on,
      case when c.kind = 'person' then c.birth_date end as "ownerBirthDate",
      exists (select from service_request r where r.customer_id = p.customer_id and r.type = any(${[...VALUE_REQUESTS]}::text[])
        and r.settled_at is null and p.policy_no = any(r.policy_nos)) as "hasOpenRequest"
    from policy p join plan pl on pl.code = p.plan_code join customer c on c.id = p.customer_id
      left join policy_free_look f on f.policy_no = p.policy_no
    where p.customer_id = ${customerId} limit 500`.execute(db);
  return rows;
}
