import * as widths from '../../testing/stories.ts';
import { type Screen, screens, stillLoading, to } from '../../testing/stories.ts';

export default {
  title: 'Portal/Add a rider',
  tags: ['!autodocs'],
  ...screens({ address: to('rider-addition'), session: 'full' }),
};

export const Riders: Screen = {};
export const OnPhoneInHindi: Screen = widths.onPhoneInHindi;
/** Several policies may take one. */
export const WhichPolicy: Screen = {
  args: {
    instead: {
      riderOptions: {
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
/** Each policy has a reason. */
export const None: Screen = { args: { instead: { riderOptions: { example: 'none' } } } };

export const Loading: Screen = { ...stillLoading, args: { instead: { riderOptions: 'never' } } };
export const Failed: Screen = { args: { instead: { riderOptions: { status: 503 } } } };
