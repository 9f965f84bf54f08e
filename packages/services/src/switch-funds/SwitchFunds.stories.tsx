import * as widths from '../../testing/stories.ts';
import { type Screen, screens, stillLoading, to } from '../../testing/stories.ts';

export default {
  title: 'Portal/Switch funds',
  tags: ['!autodocs'],
  ...screens({ address: to('switch-funds'), session: 'full' }),
};

export const Funds: Screen = {};
export const OnPhoneInHindi: Screen = widths.onPhoneInHindi;
/** Several policies, and one with a switch that is waiting. */
export const WhichPolicy: Screen = {
  args: {
    instead: {
      switchFunds: {
        change: (answer) => ({
          ...answer,
          policies: answer.policies.flatMap((first) => [
            first,
            { ...first, policyNo: '507654339', id: 'p_7d2e8b91c3e551' },
          ]),
        }),
      },
    },
  },
};
/** Each has a reason. */
export const None: Screen = { args: { instead: { switchFunds: { example: 'none' } } } };

export const Loading: Screen = { ...stillLoading, args: { instead: { switchFunds: 'never' } } };
export const Failed: Screen = { args: { instead: { switchFunds: { status: 503 } } } };
