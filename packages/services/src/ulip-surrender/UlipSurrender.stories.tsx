import * as widths from '../../testing/stories.ts';
import { type Screen, screens, stillLoading, to } from '../../testing/stories.ts';

export default {
  title: 'Portal/Withdraw from funds',
  tags: ['!autodocs'],
  ...screens({ address: to('ulip-surrender'), session: 'full' }),
};

export const Amount: Screen = {};
export const OnPhoneInHindi: Screen = widths.onPhoneInHindi;
/** Only a surrender, whose money is paid once the lock-in is over. */
export const LockedIn: Screen = { args: { instead: { ulipSurrenderPolicies: { example: 'locked' } } } };
/** Each has a reason, and the money of a surrender is waiting. */
export const None: Screen = { args: { instead: { ulipSurrenderPolicies: { example: 'none' } } } };
export const PayoutsOnHold: Screen = { args: { instead: { payoutRestriction: { example: 'coolingOff' } } } };
export const Loading: Screen = { ...stillLoading, args: { instead: { ulipSurrenderPolicies: 'never' } } };
export const Failed: Screen = { args: { instead: { ulipSurrenderPolicies: { status: 503 } } } };
