import * as widths from '../../testing/stories.ts';
import { type Screen, screens, stillLoading, to } from '../../testing/stories.ts';

export default {
  title: 'Portal/Loan on a policy',
  tags: ['!autodocs'],
  ...screens({ address: to('e-loan'), session: 'full' }),
};

export const Amount: Screen = {};
export const OnPhoneInHindi: Screen = widths.onPhoneInHindi;
export const AnotherPayout: Screen = { args: { instead: { eLoanPolicies: { example: 'none' } } } };
export const PayoutsOnHold: Screen = { args: { instead: { payoutRestriction: { example: 'coolingOff' } } } };
export const Loading: Screen = { ...stillLoading, args: { instead: { eLoanPolicies: 'never' } } };
export const Failed: Screen = { args: { instead: { eLoanPolicies: { status: 503 } } } };
