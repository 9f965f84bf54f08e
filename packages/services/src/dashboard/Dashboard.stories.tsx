import * as widths from '../../testing/stories.ts';
import { type Screen, screens, stillComing, to } from '../../testing/stories.ts';

export default {
  title: 'Portal/Dashboard',
  tags: ['!autodocs'],
  ...screens({ address: to('dashboard'), session: 'full' }),
};

export const Policies: Screen = {};
export const OnPhone: Screen = widths.onPhone;
export const OnPhoneInHindi: Screen = widths.onPhoneInHindi;
export const OnLaplet: Screen = widths.onLaplet;

export const Loading: Screen = {
  ...stillComing,
  args: { instead: { policyPaymentDetails: 'never', policyCards: 'never' } },
};

/** The policies are known from the login; only what is due is not. */
export const DuesFailed: Screen = { args: { instead: { policyPaymentDetails: { status: 500 } } } };

export const NoPolicies: Screen = {
  args: { instead: { validateSession: { change: (customer) => ({ ...customer, policiesData: [] }) } } },
};
