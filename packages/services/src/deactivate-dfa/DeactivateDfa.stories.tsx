import * as widths from '../../testing/stories.ts';
import { type Screen, screens, stillLoading, to } from '../../testing/stories.ts';

export default {
  title: 'Portal/Stop fund allocation',
  tags: ['!autodocs'],
  ...screens({ address: to('deactivate-dfa'), session: 'full' }),
};

// biome-ignore lint/plugin/names: the name of a story is in its address
export const Running: Screen = {};
export const OnPhoneInHindi: Screen = widths.onPhoneInHindi;
/** The next transfer is too close to stop. */
export const AfterTransfer: Screen = { args: { instead: { dfaEligiblePolicies: { example: 'afterTransfer' } } } };
/** One is already being stopped. */
export const None: Screen = { args: { instead: { dfaEligiblePolicies: { example: 'none' } } } };
export const Loading: Screen = { ...stillLoading, args: { instead: { dfaEligiblePolicies: 'never' } } };
export const Failed: Screen = { args: { instead: { dfaEligiblePolicies: { status: 503 } } } };
