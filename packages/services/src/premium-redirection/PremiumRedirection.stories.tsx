import * as widths from '../../testing/stories.ts';
import { type Screen, screens, stillLoading, to } from '../../testing/stories.ts';

export default {
  title: 'Portal/Change funds for premiums',
  tags: ['!autodocs'],
  ...screens({ address: to('premium-redirection'), session: 'full' }),
};

export const Funds: Screen = {};
export const OnPhoneInHindi: Screen = widths.onPhoneInHindi;
/** The changes of the policy year are used up. */
export const None: Screen = { args: { instead: { premiumAllocations: { example: 'none' } } } };
export const Loading: Screen = { ...stillLoading, args: { instead: { premiumAllocations: 'never' } } };
export const Failed: Screen = { args: { instead: { premiumAllocations: { status: 503 } } } };
