import * as widths from '../../testing/stories.ts';
import { type Screen, screens, stillLoading, to } from '../../testing/stories.ts';

export default {
  title: 'Portal/Payouts',
  tags: ['!autodocs'],
  ...screens({ address: to('payout-history'), session: 'full' }),
};

export const Payouts: Screen = {};
export const OnPhoneInHindi: Screen = widths.onPhoneInHindi;
export const None: Screen = { args: { instead: { payoutHistory: { example: 'none' } } } };
export const WaitingAndStopped: Screen = { args: { instead: { payoutHistory: { example: 'waiting' } } } };
export const Loading: Screen = { ...stillLoading, args: { instead: { payoutHistory: 'never' } } };
export const Failed: Screen = { args: { instead: { payoutHistory: { status: 503 } } } };
