import * as widths from '../../testing/stories.ts';
import { type Screen, screens, stillLoading, to } from '../../testing/stories.ts';

export default {
  title: 'Portal/Get GST back',
  tags: ['!autodocs'],
  ...screens({ address: to('gst-refund'), session: 'full' }),
};

export const Payments: Screen = {};
export const OnPhoneInHindi: Screen = widths.onPhoneInHindi;
export const PaidBySomeoneElse: Screen = {
  args: { instead: { gstRefundEligible: { example: 'paid-by-someone-else' } } },
};
/** The last day has passed. */
export const None: Screen = { args: { instead: { gstRefundEligible: { example: 'none' } } } };

export const Loading: Screen = { ...stillLoading, args: { instead: { gstRefundEligible: 'never' } } };
export const Failed: Screen = { args: { instead: { gstRefundEligible: { status: 503 } } } };
