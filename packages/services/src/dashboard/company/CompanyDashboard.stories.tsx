import * as widths from '../../../testing/stories.ts';
import { type Screen, screens, stillLoading, to } from '../../../testing/stories.ts';

export default {
  title: 'Portal/Dashboard of a company',
  tags: ['!autodocs'],
  ...screens({
    address: to('dashboard'),
    session: 'corp',
    instead: { interceptorPolicies: { change: () => ({ policiesData: [] }) } },
  }),
};

export const Policies: Screen = {};
export const OnPhone: Screen = widths.onPhone;
export const OnPhoneInHindi: Screen = widths.onPhoneInHindi;
export const OnLaplet: Screen = widths.onLaplet;

/** The contract's example lacks the date of incorporation, without which the dashboard stays closed. */
export const AnswerFirst: Screen = { args: { instead: {} } };
export const Loading: Screen = {
  ...stillLoading,
  args: {
    instead: { interceptorPolicies: { change: () => ({ policiesData: [] }) }, corporateDashboardPolicies: 'never' },
  },
};
export const Failed: Screen = {
  args: {
    instead: {
      interceptorPolicies: { change: () => ({ policiesData: [] }) },
      corporateDashboardPolicies: { status: 500 },
    },
  },
};
