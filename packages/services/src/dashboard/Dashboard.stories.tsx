import { within } from 'storybook/test';
import * as widths from '../../testing/stories.ts';
import { type Screen, screens, stillLoading, to, waitForPage } from '../../testing/stories.ts';
import * as m from '../texts.ts';

export default {
  title: 'Portal/Dashboard',
  tags: ['!autodocs'],
  ...screens({ address: to('dashboard'), session: 'full' }),
};

export const Policies: Screen = {};
export const OnPhone: Screen = widths.onPhone;
export const OnPhoneInHindi: Screen = widths.onPhoneInHindi;
export const OnLaplet: Screen = widths.onLaplet;

export const Loading: Screen = {
  ...stillLoading,
  args: { instead: { overview: 'never', notifications: 'never' } },
};

/** The policies are known from the login; their totals are not. */
export const OverviewFailed: Screen = { args: { instead: { overview: { status: 500 } } } };

export const NothingNeeded: Screen = {
  args: {
    instead: {
      notifications: {
        change: (answer) => ({
          ...answer,
          attention: [],
          notifications: { ...answer.notifications, premiumDue: null },
        }),
      },
    },
  },
  play: async ({ canvasElement }) => {
    await waitForPage(canvasElement);
    await within(canvasElement).findByText(m.dashboard_nothing());
  },
};

/** Nothing to do here, but the bell lists something: no all-clear. */
export const Message: Screen = {
  args: { instead: { notifications: { change: (answer) => ({ ...answer, attention: [] }) } } },
  play: async ({ canvasElement }) => {
    await waitForPage(canvasElement);
    await within(canvasElement).findByText(m.dashboard_message());
  },
};

/** Each urgency, on a phone. */
export const Urgent: Screen = {
  ...widths.onPhone,
  name: 'Urgent',
  args: {
    instead: {
      notifications: {
        change: (answer) => ({
          ...answer,
          attention: [
            {
              kind: 'premium-overdue',
              because: 'premium-in-grace',
              action: 'pay-premium',
              policyNos: ['501234567'],
              count: 1,
              amount: 2450000,
              since: '2026-11-05',
              deadline: '2026-12-05',
            },
            {
              kind: 'policy-lapsed',
              because: 'revival-open',
              action: 'revive',
              policyNos: ['501234575'],
              count: 1,
              amount: 1842055,
              since: '2026-03-22',
              deadline: '2029-03-20',
            },
            { kind: 'pan', because: 'pan-missing', action: 'update-pan', policyNos: [], count: 1 },
          ],
        }),
      },
    },
  },
};

export const NoPolicies: Screen = {
  args: { instead: { validateSession: { change: (customer) => ({ ...customer, policiesData: [] }) } } },
};
