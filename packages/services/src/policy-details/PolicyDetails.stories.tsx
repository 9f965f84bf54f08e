import * as widths from '../../testing/stories.ts';
import { type Screen, screens, stillLoading, to } from '../../testing/stories.ts';

export default {
  title: 'Portal/Policy details',
  tags: ['!autodocs'],
  ...screens({
    address: to('policy-details', { id: 'p_5c1e7a90b2d44f' }),
    session: 'full',
  }),
};

export const Policy: Screen = {};
export const OnPhone: Screen = widths.onPhone;
export const OnPhoneInHindi: Screen = widths.onPhoneInHindi;
export const OnLaplet: Screen = widths.onLaplet;

export const Lapsed: Screen = { args: { address: to('policy-details', { id: 'p_9d2b6f13c8e047' }) } };
export const Loading: Screen = { ...stillLoading, args: { instead: { policyDetails: 'never' } } };
export const Failed: Screen = { args: { instead: { policyDetails: { status: 500 } } } };

/** An address that names none of the customer's policies. */
export const Unknown: Screen = { args: { address: to('policy-details', { id: 'p_unknown' }) } };
