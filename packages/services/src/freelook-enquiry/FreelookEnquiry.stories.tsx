import * as widths from '../../testing/stories.ts';
import { type Screen, screens, stillLoading, to } from '../../testing/stories.ts';

export default {
  title: 'Portal/Free-look enquiry',
  tags: ['!autodocs'],
  ...screens({ address: to('freelook-enquiry'), session: 'full' }),
};

export const Refund: Screen = {};
export const OnPhoneInHindi: Screen = widths.onPhoneInHindi;
export const NothingToReturn: Screen = { args: { instead: { freelookPolicies: { example: 'none' } } } };
export const PayoutsOnHold: Screen = { args: { instead: { payoutRestriction: { example: 'coolingOff' } } } };
export const Loading: Screen = { ...stillLoading, args: { instead: { freelookPolicies: 'never' } } };
export const Failed: Screen = { args: { instead: { freelookPolicies: { status: 503 } } } };
