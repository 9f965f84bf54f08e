import { ENDED_STATUS_CODES, isLapsedStatus, whyNoSwitch } from '@lifedesk/rules';
import * as m from '../texts.ts';
import type { PolicyView } from './policy-view.ts';

/** A service for a policy on which nothing needs the customer. */
interface FittingAction {
  readonly service: string;
  readonly label: () => string;
  readonly fits: (view: PolicyView) => boolean;
}

/** Likely actions for a policy, the likeliest first; documents are always among them. */
export const fittingActions: readonly FittingAction[] = [
  { service: 'pay-loan', label: m.dashboard_repayLoan, fits: ({ policy }) => policy.hasLoan === true },
  { service: 'switch-funds', label: m.dashboard_switchFunds, fits: canSwitch },
  { service: 'update-nominee', label: m.dashboard_quickNominee, fits: canNominate },
  { service: 'download-center', label: m.dashboard_documents, fits: () => true },
];

function canSwitch({ policy: { totalFundValue, policyStatusCode, dfaCurrentlyActive } }: PolicyView): boolean {
  const value = totalFundValue ?? 0;
  const isDiscontinued = isLapsedStatus(policyStatusCode);
  const isOffered = totalFundValue !== undefined;
  return (
    whyNoSwitch({
      isOffered,
      isDiscontinued,
      value,
      isWaiting: false,
      hasOpenRequest: false,
      isBarred: dfaCurrentlyActive,
    }) === null
  );
}

/** Nominees matter if the plan pays a lump sum at death: not for an income or a hospital plan. */
const isLife = ({ more }: PolicyView): boolean =>
  more !== undefined && more.kind !== 'annuity' && more.kind !== 'health';

/** Whether a change of nominees is worth offering. */
export function canNominate(view: PolicyView): boolean {
  const { policyStatusCode, restrictions = [] } = view.policy;
  return (
    isLife(view) &&
    // a policy that covers nothing pays no nominee
    (view.more?.cover ?? 0) > 0 &&
    !ENDED_STATUS_CODES.includes(policyStatusCode) &&
    !restrictions.some(({ action }) => action === 'nominee-change')
  );
}
