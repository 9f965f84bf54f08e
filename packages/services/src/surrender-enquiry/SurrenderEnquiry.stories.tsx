import * as widths from '../../testing/stories.ts';
import { type Screen, screens, stillLoading, to } from '../../testing/stories.ts';

export default {
  title: 'Portal/Surrender enquiry',
  tags: ['!autodocs'],
  ...screens({ address: to('surrender-enquiry'), session: 'full' }),
};

export const Value: Screen = {};
export const OnPhoneInHindi: Screen = widths.onPhoneInHindi;
export const Requested: Screen = { args: { instead: { surrenderPolicies: { example: 'requested' } } } };
export const PayoutsOnHold: Screen = { args: { instead: { payoutRestriction: { example: 'coolingOff' } } } };
export const Loading: Screen = { ...stillLoading, args: { instead: { surrenderPolicies: 'never' } } };
export const Failed: Screen = { args: { instead: { surrenderPolicies: { status: 503 } } } };
