import type { CalendarDate, DueBenefit, HorizonEvent, TotalledPolicy } from '@lifedesk/rules';
import {
  benefitsDue,
  coverNow,
  ENDED_STATUS_CODES,
  horizonEnd,
  horizonOf,
  loanOwed,
  recentWithdrawals,
} from '@lifedesk/rules';
import type { OverviewAdditions } from '../../contributions.ts';
import { openFreeLooks, overviewAdditions, type PolicySources, plannedDebits } from './contributed.ts';
import { findOverviewRows, type OverviewRow } from './overview.store.ts';

/** A customer's policies for the overview's totals, and their events in the next twelve months. */
export interface LoadedHorizon {
  readonly rows: readonly OverviewRow[];
  readonly policies: readonly TotalledPolicy[];
  readonly events: readonly HorizonEvent[];
  readonly additions: OverviewAdditions;
  /** The days on which banks debit the oldest unpaid premiums, by policy number. */
  readonly debits: ReadonlyMap<string, CalendarDate>;
}

/** Loads all policies of a person. Companies are excluded, because they may have hundreds of thousands. */
export async function loadHorizon(
  sources: PolicySources,
  customerId: number,
  today: CalendarDate,
): Promise<LoadedHorizon> {
  const [rows, additions, debits, freeLooks] = await Promise.all([
    findOverviewRows(sources.db, customerId, today),
    overviewAdditions(sources, customerId, today),
    plannedDebits(sources, customerId, today),
    openFreeLooks(sources, customerId, today),
  ]);
  const policies = rows.map((row) => ({
    ...toTotalled(row, debits.has(row.policy_no), today),
    freeLookUntil: freeLooks.get(row.policy_no)?.lastDay ?? null,
  }));
  return { rows, policies, additions, debits, events: horizonOf(policies, additions.appointments ?? [], today) };
}

/** Some policies of a customer in the form that the overview adds up. */
export async function totalledPolicies(
  sources: PolicySources,
  customerId: number,
  rows: readonly OverviewRow[],
  today: CalendarDate,
): Promise<TotalledPolicy[]> {
  const policyNos = rows.map(({ policy_no }) => policy_no);
  const debits = await plannedDebits(sources, customerId, today, policyNos);
  return rows.map((row) => toTotalled(row, debits.has(row.policy_no), today));
}

/** What decides how much a policy covers. */
export const coverFactsOf = (row: OverviewRow, today: CalendarDate) => ({
  line: row.line,
  policyStatusCode: row.status_code,
  sumAssured: row.sum_assured,
  reducedCover: row.reduced_cover,
  coverUntil: row.cover_until,
  linked: row.linked && {
    fundValue: row.fund_value ?? 0,
    premiumsPaid: row.linked.premiumsPaid,
    withdrawn: recentWithdrawals(row.linked.made, today),
  },
  premiumMode: row.premium_mode,
  modalPremium: row.modal_premium,
  issueDate: row.issue_date,
  premiumTerm: row.premium_term,
  dueDate: row.due_date,
});

function toTotalled(row: OverviewRow, isAutoDebit: boolean, today: CalendarDate): TotalledPolicy {
  const facts = coverFactsOf(row, today);
  const { because } = coverNow(facts, today);
  const hasEnded = ENDED_STATUS_CODES.includes(row.status_code);
  return {
    ...facts,
    policyNo: row.policy_no,
    isPremiumPaying: row.premium_paying,
    isAutoDebit,
    isRunning: because !== 'lapsed' && !hasEnded,
    maturityDate: row.maturity_date,
    certificateDueOn: hasEnded ? null : row.certificate_due_on,
    secondCertificateDueOn: hasEnded ? null : row.second_certificate_due_on,
    benefits: benefitsOf(row, today),
    received: row.received,
    fundValue: row.fund_value,
    loanOutstanding: (row.loan && loanOwed(row.loan, today).total) || null,
  };
}

/** The annuity payments and survival benefits of the next twelve months; maturities have their own place. */
const benefitsOf = (row: OverviewRow, today: CalendarDate): DueBenefit[] =>
  benefitsDue(
    {
      line: row.line,
      policyStatusCode: row.status_code,
      isDeathIntimated: row.death_intimated_on !== null,
      maturityDate: null,
      annuity: row.annuity,
      survivalBenefits: row.survivalBenefits,
    },
    today,
    horizonEnd(today),
  );
