import * as widths from '../../testing/stories.ts';
import { type Screen, screens, stillLoading, to } from '../../testing/stories.ts';

export default {
  title: 'Portal/Send proof of payment',
  tags: ['!autodocs'],
  ...screens({ address: to('payment-proof'), session: 'full' }),
};

export const First: Screen = {};
export const OnPhoneInHindi: Screen = widths.onPhoneInHindi;
export const Loading: Screen = { ...stillLoading, args: { instead: { paymentProofEligibility: 'never' } } };
export const Failed: Screen = { args: { instead: { paymentProofEligibility: { status: 503 } } } };
export const NoPolicy: Screen = {
  args: { instead: { paymentProofEligibility: { change: () => ({ policies: [] }) } } },
};
