import type { components } from '@lifedesk/contract';
import {
  type CalendarDate,
  canRegisterMandate,
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
import { companyDay } from './company-day.ts';
import { overviewAdditions, type PolicySources } from './contributed.ts';
import { loadHorizon } from './horizon.ts';
import type { OverviewRow } from './overview.store.ts';
import { isPaymentBlocked } from './restrictions.store.ts';

type Overview = components['schemas']['Overview'];

/** The maximum number of policies in one entry and in the response. */
const MAX_NAMED = 500;
/** The maximum number of entries in the horizon. */
const MAX_EVENTS = 6000;

export default sessionHandler('overview', async ({ session }, deps) => {
  const today = todayInIndia(deps.clock.now());
  const ahead = session.kind === 'corp' ? ofCompany : ofPerson;
  const { totals, policies, events, lastPayment, isIdentityCheckDue } = await ahead(deps, session.customerId, today);
  return ok({
    totals: toTotalsDto(totals),
    policies: policies.slice(0, MAX_NAMED),
    horizon: events.slice(0, MAX_EVENTS).map(toEventDto),
    ...(lastPayment && { lastPayment }),
    ...(isIdentityCheckDue !== undefined && { isIdentityCheckDue }),
  });
});

interface OverviewParts {
  readonly totals: OverviewTotals;
  readonly policies: Overview['policies'];
  readonly events: readonly HorizonEvent[];
  readonly lastPayment: Overview['lastPayment'];
  readonly isIdentityCheckDue?: boolean | undefined;
}

async function ofPerson(sources: PolicySources, customerId: number, today: CalendarDate): Promise<OverviewParts> {
  const { rows, policies, events, additions } = await loadHorizon(sources, customerId, today);
  const canRegister = new Map(rows.map((row) => [row.policy_no, canRegisterFor(row)]));
  return {
    totals: overviewTotals(policies, today),
    policies: policies.map((policy) => ({
      ...toPolicyDto(policy, today),
      canRegisterAutoDebit: canRegister.get(policy.policyNo) ?? false,
    })),
    events,
    lastPayment: additions.lastPayment,
    isIdentityCheckDue: additions.isIdentityCheckDue,
  };
}

/** A company may have hundreds of thousands of policies, so none is named. */
async function ofCompany(sources: PolicySources, customerId: number, today: CalendarDate): Promise<OverviewParts> {
  const [{ overview, horizon }, { appointments = [], lastPayment }] = await Promise.all([
    companyDay(sources, customerId, today, 'sums'),
    overviewAdditions(sources, customerId, today),
  ]);
  const events = groupHorizon([...horizon, ...horizonOf([], appointments, today)]);
  return { totals: overview, policies: [], events, lastPayment };
}

const canRegisterFor = (row: OverviewRow): boolean =>
  canRegisterMandate({
    policyStatusCode: row.status_code,
    dueDate: row.due_date,
    isPaymentBlocked: isPaymentBlocked(row),
    hasMandate: row.has_mandate,
  }).possible;

function toPolicyDto(
  policy: TotalledPolicy,
  today: CalendarDate,
): Omit<Overview['policies'][number], 'canRegisterAutoDebit'> {
  const { policyNo, line: kind, sumAssured, isAutoDebit, loanOutstanding } = policy;
  const { cover, because: coverReason, until: coverUntil } = coverNow(policy, today);
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
  const { overdue, benefitsAhead, fundValue, annuityValue, loanOutstanding } = others;
  return {
    cover,
    dueAhead,
    ...(overdue && { overdue }),
    ...(benefitsAhead !== null && { benefitsAhead }),
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
