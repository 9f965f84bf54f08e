import * as widths from '../../testing/stories.ts';
import { type Screen, screens, stillLoading, to } from '../../testing/stories.ts';

export default {
  title: 'Portal/Change nominees',
  tags: ['!autodocs'],
  ...screens({ address: to('update-nominee'), session: 'full' }),
};

export const Nominees: Screen = {};
export const OnPhoneInHindi: Screen = widths.onPhoneInHindi;
/** No nominee yet: why that matters, and how to name one. */
export const NoNominee: Screen = {
  args: {
    instead: {
      nominees: {
        change: (answer) => ({
          ...answer,
          nomineeData: answer.nomineeData.map((of, index) =>
            index === 0 ? { ...of, nomineeDetails: [], appointeeDetails: [] } : of,
          ),
        }),
      },
    },
  },
};
/** No policy is open any more. */
export const NoPolicy: Screen = {
  args: { instead: { nomineeEligiblePolicies: { change: (answer) => ({ ...answer, policies: [] }) } } },
};

export const Loading: Screen = { ...stillLoading, args: { instead: { nomineeEligiblePolicies: 'never' } } };
export const Failed: Screen = { args: { instead: { nomineeEligiblePolicies: { status: 503 } } } };
/** The nominees failed to load, though the policies did not. */
export const NomineesFailed: Screen = { args: { instead: { nominees: { status: 503 } } } };
