import type { Screen } from '@lifedesk/services/testing/stories';
import * as widths from '@lifedesk/services/testing/stories';
import { expect, waitFor } from 'storybook/test';
import { addressOf } from '../../registry/registry.ts';
import { to } from '../../registry/to.ts';
import { screens } from '../../testing/screen-stories.tsx';

export default {
  title: 'Portal/Errors',
  tags: ['!autodocs'],
  ...screens({ address: `${addressOf('dashboard')}-unknown` }),
};

export const NotFound: Screen = {};
export const NotFoundOnPhoneInHindi: Screen = widths.onPhoneInHindi;

/** The request for the session failed. */
export const ServerFailed: Screen = {
  args: { address: to('dashboard'), session: 'full', instead: { validateSession: { status: 500 } } },
};
export const ServerFailedOnPhoneInHindi: Screen = {
  ...ServerFailed,
  ...widths.onPhoneInHindi,
  name: 'Server failed, Hindi',
};

/** No response came. */
export const Unreachable: Screen = {
  args: { address: to('dashboard'), session: 'full', instead: { validateSession: 'offline' } },
};

/** The whole portal is closed: the schedule loads shortly after the first page. */
export const Maintenance: Screen = {
  args: {
    address: to('login'),
    instead: { maintenanceSchedule: { change: (schedule) => ({ ...schedule, isInstantMaintenance: true }) } },
  },
  play: async ({ canvasElement }) => {
    const expectClosed = () => {
      expect(canvasElement.querySelector('h1')).toBeVisible();
      expect(canvasElement.querySelector('main form')).toBeNull();
    };
    await waitFor(expectClosed, { timeout: 20_000 });
  },
};

/** A partner sends people here whose journey failed on the partner's side. */
export const PartnerFailed: Screen = { args: { address: to('ybl-error') } };
