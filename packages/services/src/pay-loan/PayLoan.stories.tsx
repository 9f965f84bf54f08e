import * as widths from '../../testing/stories.ts';
import { type Screen, screens, stillLoading, to } from '../../testing/stories.ts';

export default {
  title: 'Portal/Pay loan',
  tags: ['!autodocs'],
  ...screens({ address: to('pay-loan'), session: 'full' }),
};

export const CloseToTheValue: Screen = {};
export const OnPhoneInHindi: Screen = widths.onPhoneInHindi;
/** Unpaid interest was added to the principal. */
export const HalfYearlyRests: Screen = {
  args: {
    instead: {
      loanDetails: {
        change: ({ loanDetails }) => ({
          loanDetails: loanDetails.map(({ ceiling: _, ...loan }) => ({
            ...loan,
            interestKind: 'half-yearly-rest' as const,
            joinedInterest: 1_458_844,
          })),
        }),
      },
    },
  },
};
export const InProcess: Screen = {
  args: {
    instead: {
      loanDetails: {
        change: ({ loanDetails }) => ({
          loanDetails: loanDetails.map((loan) => ({
            ...loan,
            ongoingTransaction: true,
            ongoingOrderId: 'ord_2026112100017',
          })),
        }),
      },
    },
  },
};
export const Blocked: Screen = {
  args: {
    instead: {
      loanDetails: {
        change: ({ loanDetails }) => ({
          loanDetails: loanDetails.map((loan) => ({ ...loan, isPaymentBlocked: true })),
        }),
      },
    },
  },
};
export const NoLoan: Screen = { args: { instead: { loanDetails: { change: () => ({ loanDetails: [] }) } } } };
/** Without a session the person enters the policy. */
export const WhoPays: Screen = { args: { session: 'none' } };
export const WithoutSigningIn: Screen = { args: { session: 'partial' } };
export const Loading: Screen = { ...stillLoading, args: { instead: { loanDetails: 'never' } } };
export const Failed: Screen = { args: { instead: { loanDetails: { status: 503 } } } };
