import * as widths from '../../testing/stories.ts';
import { type Screen, screens, stillLoading, to } from '../../testing/stories.ts';

export default {
  title: 'Portal/Top up a policy',
  tags: ['!autodocs'],
  ...screens({ address: to('top-up'), session: 'full' }),
};

/** One policy accepts a top-up, one does not, and an earlier one waits for its price. */
export const Amount: Screen = {};
export const AmountOnPhoneInHindi: Screen = widths.onPhoneInHindi;
export const Loading: Screen = { ...stillLoading, args: { instead: { topUpEligiblePolicies: 'never' } } };
export const Failed: Screen = { args: { instead: { topUpEligiblePolicies: { status: 503 } } } };
export const Ongoing: Screen = {
  args: {
    instead: {
      topUpEligiblePolicies: {
        change: (answer) => ({
          ...answer,
          policies: answer.policies.map((policy) => ({
            ...policy,
            ongoingTransaction: true,
            ongoingOrderId: 'ord_2026112100017',
          })),
        }),
      },
    },
  },
};
export const None: Screen = {
  args: { instead: { topUpEligiblePolicies: { change: (answer) => ({ ...answer, policies: [] }) } } },
};
/** Without a session the person enters the policy. */
export const WithoutSession: Screen = { args: { session: 'none' } };
