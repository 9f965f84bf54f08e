import type { components } from '@lifedesk/contract';
import {
  coverNow,
  groupHorizon,
  type HorizonEvent,
  horizonOf,
  type OverviewTotals,
  overviewTotals,
  type TotalledPolicy,
  todayInIndia,
} from '@lifedesk/rules';
import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { findOverviewRows, type OverviewRow } from './overview.store.ts';
import { type OverviewAdditions, overviewAdditions } from './overview-source.ts';
import { plannedDebits } from './planned-debits-source.ts';

type Overview = components['schemas']['Overview'];

/** As many policies as one entry, or the answer, may name. */
const MAX_NAMED = 500;
/** As many entries as the horizon may have. */
const MAX_EVENTS = 6000;

export default sessionHandler('overview', async ({ session }, { db, clock }) => {
  const today = todayInIndia(clock.now());
  const [rows, additions, debits] = await Promise.all([
    findOverviewRows(db, session.customerId, today),
    overviewAdditions(db, session.customerId, today),
    plannedDebits(db, session.customerId, today),
  ]);
  const isCompany = rows[0]?.customer_kind === 'company';
  const policies = rows.map((row) => toTotalled(row, additions, debits.has(row.policy_no)));
  const events = horizonOf(policies, additions.appointments ?? [], today);
  return ok({
    totals: toTotalsDto(overviewTotals(policies, today)),
    policies: isCompany ? [] : policies.slice(0, MAX_NAMED).map(toPolicyDto),
    horizon: (isCompany ? groupHorizon(events) : events).slice(0, MAX_EVENTS).map(toEventDto),
    ...(additions.lastPayment && { lastPayment: additions.lastPayment }),
  });
});

/** Codes of policies that are over: matured, surrendered, paid as a claim. */
const OVER = ['M', 'S', 'D'];

function toTotalled(row: OverviewRow, { loans }: OverviewAdditions, isAutoDebit: boolean): TotalledPolicy {
  const cover = {
    line: row.line,
    policyStatusCode: row.status_code,
    sumAssured: row.sum_assured,
    reducedCover: row.reduced_cover,
    coverUntil: row.cover_until,
  };
  const terms = {
    premiumMode: row.premium_mode,
    modalPremium: row.modal_premium,
    issueDate: row.issue_date,
    premiumTerm: row.premium_term,
    dueDate: row.due_date,
  };
  const { because } = coverNow({ ...cover, ...terms });
  return {
    ...cover,
    ...terms,
    policyNo: row.policy_no,
    isPremiumPaying: row.premium_paying,
    isAutoDebit,
    isRunning: because !== 'lapsed' && !OVER.includes(row.status_code),
    maturityDate: row.maturity_date,
    certificateDueOn: row.certificate_due_on,
    received: row.received,
    fundValue: row.fund_value,
    loanOutstanding: loans?.get(row.policy_no) ?? null,
  };
}

function toPolicyDto(policy: TotalledPolicy): Overview['policies'][number] {
  const { policyNo, line: kind, sumAssured, isAutoDebit, loanOutstanding } = policy;
  const { cover, because: coverReason, until: coverUntil } = coverNow(policy);
  return {
    policyNo,
    kind,
    sumAssured,
    cover,
    coverReason,
    ...(coverUntil && { coverUntil }),
    isAutoDebit,
    ...(loanOutstanding !== null && { loanOutstanding }),
  };
}

function toTotalsDto({ cover, dueAhead, ...others }: OverviewTotals): Overview['totals'] {
  const { fundValue, annuityValue, loanOutstanding } = others;
  return {
    cover,
    dueAhead,
    ...(fundValue !== null && { fundValue }),
    ...(annuityValue !== null && { annuityValue }),
    ...(loanOutstanding !== null && { loanOutstanding }),
  };
}

const toEventDto = ({ amount, policyNos, ...event }: HorizonEvent): Overview['horizon'][number] => ({
  ...event,
  policyNos: policyNos.slice(0, MAX_NAMED),
  ...(amount !== null && { amount }),
});
