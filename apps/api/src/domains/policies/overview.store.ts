import type { BenefitPolicy, CalendarDate, Loan, PastWithdrawal } from '@lifedesk/rules';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/connect.ts';
import { benefitColumns } from './benefit-columns.store.ts';
import { certificateUnderReview } from './certificate-under-review.store.ts';
import { ownPolicies, type PolicyRange } from './own-policies.store.ts';
import { fundValue, type PolicyRow, policySources } from './policy-rows.store.ts';
import { RESTRICTION_COLUMNS, type RestrictionColumns } from './restrictions.store.ts';

/** What the overview needs of a policy, and whether the rule restricts it. */
export interface OverviewRow
  extends RestrictionColumns,
    Pick<BenefitPolicy, 'annuity' | 'survivalBenefits'>,
    Pick<
      PolicyRow,
      | 'policy_no'
      | 'line'
      | 'status_code'
      | 'premium_paying'
      | 'premium_term'
      | 'premium_mode'
      | 'modal_premium'
      | 'sum_assured'
      | 'issue_date'
      | 'due_date'
      | 'maturity_date'
      | 'fund_value'
    > {
  /** Paise received and not yet applied. */
  received: number;
  /** In force, on hold, or waiting for the bank. One that waits for the customer is replaced by the next. */
  has_mandate: boolean;
  reduced_cover: number | null;
  cover_until: CalendarDate | null;
  certificate_due_on: CalendarDate | null;
  /** Of the second life of an annuity on two lives. */
  second_certificate_due_on: CalendarDate | null;
  /** Null if there is none, or it is repaid. */
  loan: Loan | null;
  /** What the cover of a unit-linked policy depends on besides its fund; null for others. */
  linked: LinkedRow | null;
}

/** Premiums and top-ups paid so far, in paise, and partial withdrawals. */
interface LinkedRow {
  readonly premiumsPaid: number;
  readonly made: readonly PastWithdrawal[];
}

/** A customer's policies by number: all, or up to a limit from a range. */
export async function findOverviewRows(
  db: Db,
  customerId: number,
  today: CalendarDate,
  some?: { range: PolicyRange; limit: number },
): Promise<OverviewRow[]> {
  const { rows } = await sql<OverviewRow>`
    select p.policy_no, pl.line, p.status_code, st.premium_paying, p.premium_term, p.premium_mode, p.modal_premium,
      ${sql.join(RESTRICTION_COLUMNS.map((column) => sql.ref(column)))}, p.sum_assured, p.issue_date, p.due_date,
      p.maturity_date,
      exists (select from mandate m where m.policy_no = p.policy_no and m.state in ('pending', 'active', 'on-hold')) as has_mandate,
      p.reduced_cover, p.cover_until, ${fundValue(today)},
      ${benefitColumns}, coalesce(money.received, 0)::bigint as received, 
      case when not ${certificateUnderReview('certificate')} then certificate.due_on end as certificate_due_on,
      case when not ${certificateUnderReview('second')} then second.due_on end as second_certificate_due_on,
      case when l.principal > 0 then jsonb_build_object('principal', l.principal, 'rate', l.rate,
        'interestFrom', l.interest_from, 'restsFrom', case when pl.loan_rests then l.opened_on end, 'undrawn', l.undrawn) end as loan,
      case when pl.line = 'unit-linked' then jsonb_build_object(
        'premiumsPaid', (select coalesce(sum(line.premium + line.top_up), 0)::bigint from receipt_line line
          join receipt r on r.receipt_no = line.receipt_no where line.policy_no = p.policy_no and r.reversed_on is null),
        'made', (select coalesce(jsonb_agg(jsonb_build_object('navDate', w.nav_date, 'gross', w.gross)), '[]'::jsonb)
          from fund_withdrawal w where w.policy_no = p.policy_no and w.extent = 'part' and w.state = 'done')) end as linked
    from ${policySources}
    cross join lateral (
      select -sum(amount) as received from ledger_entry where policy_no = p.policy_no and account = 'suspense') money
    left join life_certificate certificate on certificate.policy_no = p.policy_no and certificate.received_on is null
    left join second_annuitant second on second.policy_no = certificate.policy_no
    left join policy_loan l on l.policy_no = p.policy_no
    where ${ownPolicies(customerId, some?.range)}
    order by p.policy_no ${some ? sql`limit ${some.limit}` : sql``}`.execute(db);
  return rows;
}
