import type { components } from '@lifedesk/contract';
import {
  coverNow,
  groupHorizon,
  type HorizonEvent,
  type OverviewTotals,
  overviewTotals,
  type TotalledPolicy,
  todayInIndia,
} from '@lifedesk/rules';
import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { loadHorizon } from './horizon.ts';

type Overview = components['schemas']['Overview'];

/** As many policies as one entry, or the answer, may name. */
const MAX_NAMED = 500;
/** As many entries as the horizon may have. */
const MAX_EVENTS = 6000;

export default sessionHandler('overview', async ({ session }, { db, clock }) => {
  const today = todayInIndia(clock.now());
  const { rows, policies, additions, events } = await loadHorizon(db, session.customerId, today);
  const isCompany = rows[0]?.customer_kind === 'company';
  return ok({
    totals: toTotalsDto(overviewTotals(policies, today)),
    policies: isCompany ? [] : policies.slice(0, MAX_NAMED).map(toPolicyDto),
    horizon: (isCompany ? groupHorizon(events) : events).slice(0, MAX_EVENTS).map(toEventDto),
    ...(additions.lastPayment && { lastPayment: additions.lastPayment }),
  });
});

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
