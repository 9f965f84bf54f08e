import * as widths from '../../testing/stories.ts';
import { type Screen, screens, stillLoading, to } from '../../testing/stories.ts';

export default {
  title: 'Portal/Pay online',
  tags: ['!autodocs'],
  ...screens({ address: to('pay-online'), session: 'full' }),
};

const returned = { address: to('pay-online', { orderId: 'ord_2026112100017' }) };

export const Dues: Screen = {};
export const OnPhone: Screen = widths.onPhone;
export const OnPhoneInHindi: Screen = widths.onPhoneInHindi;
export const OnLaplet: Screen = widths.onLaplet;

export const Loading: Screen = { ...stillLoading, args: { instead: { policyPaymentDetails: 'never' } } };
export const Failed: Screen = { args: { instead: { policyPaymentDetails: { status: 503 } } } };
export const NothingDue: Screen = {
  args: { instead: { policyPaymentDetails: { change: () => ({ paymentDashboardPoliciesUiData: [] }) } } },
};

/** Without a session the person enters the policy. */
export const WhoPays: Screen = { args: { session: 'none' } };

/** After that only the amount due is shown. */
export const WithoutSigningIn: Screen = { args: { session: 'partial' } };

export const Paid: Screen = { args: { ...returned, instead: { paymentStatus: { example: 'paid' } } } };
export const PaidOnPhoneInHindi: Screen = { ...Paid, ...widths.onPhoneInHindi, name: 'Paid, on a phone, Hindi' };
export const InProcess: Screen = { args: { ...returned, instead: { paymentStatus: { example: 'pending' } } } };
export const Declined: Screen = { args: { ...returned, instead: { paymentStatus: { example: 'declined' } } } };

/** A company pays for many policies at once. */
export const OfACompany: Screen = { args: { session: 'corp' } };
export const OfACompanyOnPhoneInHindi: Screen = {
  ...OfACompany,
  ...widths.onPhoneInHindi,
  name: 'Of a company, on a phone, Hindi',
};
/** One card for the whole payment. */
export const OfACompanyUnfinished: Screen = {
  args: { session: 'corp', instead: { ongoingPayments: { example: 'unfinished' } } },
};
export const OfACompanyNothingDue: Screen = {
  args: {
    session: 'corp',
    instead: { corporatePoliciesByPage: { change: (page) => ({ ...page, policiesData: [], totalCount: 0 }) } },
  },
};
export const OfACompanyFailed: Screen = {
  args: { session: 'corp', instead: { corporatePoliciesByPage: { status: 503 } } },
};
