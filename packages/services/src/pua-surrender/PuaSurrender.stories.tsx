import * as widths from '../../testing/stories.ts';
import { type Screen, screens, stillLoading, to } from '../../testing/stories.ts';

export default {
  title: 'Portal/Cash for paid-up additions',
  tags: ['!autodocs'],
  ...screens({ address: to('pua-surrender'), session: 'full' }),
};

export const Part: Screen = {};
export const OnPhoneInHindi: Screen = widths.onPhoneInHindi;
export const Requested: Screen = { args: { instead: { puaPolicies: { example: 'none' } } } };
export const PayoutsOnHold: Screen = { args: { instead: { payoutRestriction: { example: 'coolingOff' } } } };
export const Loading: Screen = { ...stillLoading, args: { instead: { puaPolicies: 'never' } } };
export const Failed: Screen = { args: { instead: { puaPolicies: { status: 503 } } } };
