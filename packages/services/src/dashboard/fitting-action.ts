import { ENDED_STATUS_CODES, isLapsedStatus, whyNoSwitch } from '@lifedesk/rules';
import * as m from '../texts.ts';
import type { PolicyView } from './policy-view.ts';

/** A service that is of use on a policy on which nothing needs the customer. */
interface FittingAction {
  readonly service: string;
  readonly label: () => string;
  readonly fits: (view: PolicyView) => boolean;
}

/** What is likely to be wanted of a policy, the likeliest first; its documents always. */
export const fittingActions: readonly FittingAction[] = [
  { service: 'pay-loan', label: m.dashboard_repayLoan, fits: ({ policy }) => policy.hasLoan === true },
  { service: 'switch-funds', label: m.dashboard_switchFunds, fits: canSwitch },
  { service: 'update-nominee', label: m.dashboard_quickNominee, fits: canNominate },
  { service: 'download-center', label: m.dashboard_documents, fits: () => true },
];

function canSwitch({ policy: { totalFundValue, policyStatusCode } }: PolicyView): boolean {
  const value = totalFundValue ?? 0;
  const isDiscontinued = isLapsedStatus(policyStatusCode);
  const isOffered = totalFundValue !== undefined;
  return (
    whyNoSwitch({ isOffered, isDiscontinued, value, isWaiting: false, hasOpenRequest: false, isBarred: false }) === null
  );
}

/** Who gets the money when the person insured dies: not where it is an income, or pays for a hospital. */
export const isLife = ({ more }: PolicyView): boolean =>
  more !== undefined && more.kind !== 'annuity' && more.kind !== 'health';

function canNominate(view: PolicyView): boolean {
  const { policyStatusCode, restrictions = [] } = view.policy;
  return (
    isLife(view) &&
    !ENDED_STATUS_CODES.includes(policyStatusCode) &&
    !restrictions.some(({ action }) => action === 'nominee-change')
  );
}
