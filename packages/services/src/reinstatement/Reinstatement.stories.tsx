import * as widths from '../../testing/stories.ts';
import { type Screen, screens, stillLoading, to } from '../../testing/stories.ts';

export default {
  title: 'Portal/Reinstate a policy',
  tags: ['!autodocs'],
  ...screens({ address: to('reinstatement'), session: 'full' }),
};

/** What is due, with its parts. */
export const Cost: Screen = {};
export const CostOnPhone: Screen = widths.onPhone;
export const CostOnPhoneInHindi: Screen = widths.onPhoneInHindi;
export const CostOnLaplet: Screen = widths.onLaplet;
export const Loading: Screen = { ...stillLoading, args: { instead: { reinstatementPolicies: 'never' } } };

/** One to reinstate, one to revive, one for which nothing is possible online. */
export const Others: Screen = {
  args: {
    instead: {
      reinstatementPolicies: {
        change: ({ policies: [one] }) => {
          if (!one) return { policies: [] };
          const { due: _due, ...lapsed } = one;
          return {
            policies: [
              one,
              { ...lapsed, policyNo: '509012353', id: 'p_2', way: 'revival', because: 'revival-date-ahead' },
              {
                ...lapsed,
                policyNo: '509012361',
                id: 'p_3',
                policyStatusCode: 'B',
                way: 'none',
                because: 'revival-date-past',
              },
            ],
          };
        },
      },
    },
  },
};
export const None: Screen = { args: { instead: { reinstatementPolicies: { change: () => ({ policies: [] }) } } } };
