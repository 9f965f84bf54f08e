import type { CalendarDate, Loan } from '@lifedesk/rules';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/connect.ts';
import type { PolicyRange } from './company-parts.store.ts';
import { type PolicyRow, policyColumns, policySources } from './policy-rows.store.ts';

/** A policy with what the overview needs of it beside. */
export interface OverviewRow extends PolicyRow {
  /** Paise received and not yet applied. */
  received: number;
  reduced_cover: number | null;
  cover_until: CalendarDate | null;
  certificate_due_on: CalendarDate | null;
  /** Null where there is none, or it is paid back. */
  loan: Loan | null;
}

/** The policies of a customer by number: all, or so many of a range. */
export async function findOverviewRows(
  db: Db,
  customerId: number,
  today: CalendarDate,
  some?: { range: PolicyRange; limit: number },
): Promise<OverviewRow[]> {
  const { rows } = await sql<OverviewRow>`
    select ${policyColumns(today)}, p.reduced_cover, p.cover_until,
      coalesce(money.received, 0)::bigint as received, certificate.due_on as certificate_due_on,
      case when l.principal > 0 then jsonb_build_object('principal', l.principal, 'rate', l.rate,
        'interestFrom', l.interest_from, 'restsFrom', case when pl.loan_rests then l.opened_on end) end as loan
    from ${policySources}
    cross join lateral (
      select -sum(amount) as received from ledger_entry where policy_no = p.policy_no and account = 'suspense') money
    left join life_certificate certificate on certificate.policy_no = p.policy_no and certificate.received_on is null
    left join policy_loan l on l.policy_no = p.policy_no
    where ${ownPolicies(customerId, some?.range)}
    order by p.policy_no ${some ? sql`limit ${some.limit}` : sql``}`.execute(db);
  return rows;
}

/** Which rows of `policy p` are a customer's, all or those of a range. */
export const ownPolicies = (customerId: number, range?: PolicyRange) => sql`
  p.customer_id = ${customerId} ${range ? sql`and p.policy_no >= ${range.from}` : sql``}
  ${range?.before ? sql`and p.policy_no < ${range.before}` : sql``}`;
