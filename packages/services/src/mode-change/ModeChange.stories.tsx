import * as widths from '../../testing/stories.ts';
import { type Screen, screens, stillLoading, to } from '../../testing/stories.ts';

export default {
  title: 'Portal/Change premium mode',
  tags: ['!autodocs'],
  ...screens({ address: to('mode-change'), session: 'full' }),
};

export const Modes: Screen = {};
export const OnPhoneInHindi: Screen = widths.onPhoneInHindi;
/** An earlier choice is scheduled. */
export const Scheduled: Screen = {
  args: {
    instead: {
      modeChangeDetails: {
        change: (answer) => ({
          ...answer,
          policies: answer.policies.map((policy) => ({ ...policy, scheduled: 'quarterly' as const })),
        }),
      },
    },
  },
};
/** Several policies, and one that cannot change. */
export const WhichPolicy: Screen = {
  args: {
    instead: {
      modeChangeDetails: {
        change: (answer) => ({
          ...answer,
          policies: answer.policies.flatMap((first) => [
            first,
            { ...first, policyNo: '501234583', id: 'p_7d2e8b91c3e550' },
          ]),
        }),
      },
    },
  },
};
/** Each has a reason. */
export const None: Screen = { args: { instead: { modeChangeDetails: { example: 'none' } } } };

export const Loading: Screen = { ...stillLoading, args: { instead: { modeChangeDetails: 'never' } } };
export const Failed: Screen = { args: { instead: { modeChangeDetails: { status: 503 } } } };
