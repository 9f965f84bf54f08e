import * as widths from '../../testing/stories.ts';
import { type Screen, screens, stillLoading, to } from '../../testing/stories.ts';

export default {
  title: 'Portal/Change bonus option',
  tags: ['!autodocs'],
  ...screens({ address: to('change-bonus'), session: 'full' }),
};

export const Options: Screen = {};
export const OnPhoneInHindi: Screen = widths.onPhoneInHindi;
/** Several policies earn a bonus. */
export const WhichPolicy: Screen = {
  args: {
    instead: {
      bonusOptions: {
        change: (answer) => ({
          ...answer,
          bonusDetailsArr: answer.bonusDetailsArr
            .slice(0, 1)
            .flatMap((first) => [first, { ...first, policyNo: '501234583', id: 'p_7d2e8b91c3e550' }]),
        }),
      },
    },
  },
};
/** None does. */
export const NoProfits: Screen = {
  args: {
    instead: { bonusOptions: { change: (answer) => ({ ...answer, bonusDetailsArr: [], noneBecause: 'no-profits' }) } },
  },
};
/** One did, and has lapsed. */
export const Lapsed: Screen = {
  args: {
    instead: { bonusOptions: { example: 'none' } },
  },
};

export const Loading: Screen = { ...stillLoading, args: { instead: { bonusOptions: 'never' } } };
export const Failed: Screen = { args: { instead: { bonusOptions: { status: 503 } } } };
