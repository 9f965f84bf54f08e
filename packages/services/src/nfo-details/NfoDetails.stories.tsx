import * as widths from '../../testing/stories.ts';
import { type Screen, screens, stillLoading, to } from '../../testing/stories.ts';

export default {
  title: 'Portal/Option for unpaid premiums',
  tags: ['!autodocs'],
  ...screens({ address: to('nfo-details'), session: 'full' }),
};

export const Options: Screen = {};
export const OnPhoneInHindi: Screen = widths.onPhoneInHindi;
/** A loan is restricted, and the surrender value is too small. */
export const NotPossible: Screen = {
  args: {
    instead: {
      nonForfeitureOptions: {
        change: (answer) => ({
          ...answer,
          policies: answer.policies.map((policy) => ({
            ...policy,
            options: [
              { option: 'reduced-paid-up' as const, cover: 21_583_333 },
              { option: 'premium-loan' as const, cover: 0, lacks: 'loan-restricted' as const },
              { option: 'extended-term' as const, cover: 0, lacks: 'value-too-small' as const },
            ],
          })),
        }),
      },
    },
  },
};
export const WhichPolicy: Screen = {
  args: {
    instead: {
      nonForfeitureOptions: {
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
export const None: Screen = { args: { instead: { nonForfeitureOptions: { example: 'none' } } } };

export const Loading: Screen = { ...stillLoading, args: { instead: { nonForfeitureOptions: 'never' } } };
export const Failed: Screen = { args: { instead: { nonForfeitureOptions: { status: 503 } } } };
