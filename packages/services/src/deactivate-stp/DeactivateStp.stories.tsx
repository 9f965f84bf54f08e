import * as widths from '../../testing/stories.ts';
import { type Screen, screens, stillLoading, to } from '../../testing/stories.ts';

export default {
  title: 'Portal/Stop monthly transfers',
  tags: ['!autodocs'],
  ...screens({ address: to('deactivate-stp'), session: 'full' }),
};

// biome-ignore lint/plugin/names: the name of a story is in its address
export const Running: Screen = {};
export const OnPhoneInHindi: Screen = widths.onPhoneInHindi;
/** The next transfer is too close to stop. */
export const AfterTransfer: Screen = { args: { instead: { stpEligiblePolicies: { example: 'afterTransfer' } } } };
/** One is already being stopped. */
export const None: Screen = { args: { instead: { stpEligiblePolicies: { example: 'none' } } } };
export const Loading: Screen = { ...stillLoading, args: { instead: { stpEligiblePolicies: 'never' } } };
export const Failed: Screen = { args: { instead: { stpEligiblePolicies: { status: 503 } } } };
