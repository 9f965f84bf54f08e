import { deviceName, useHref } from '@lifedesk/journey';
import { format12HourTime, formatDate, todayInIndia } from '@lifedesk/rules';
import type { Schemas } from '@lifedesk/sdk';
import { Link } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import * as m from '../texts.ts';

/**
 * When and on which device the customer last signed in, and what to do if it was someone else. Nothing at the first
 * sign-in.
 */
export function LastSignIn({
  previous,
}: {
  readonly previous: Schemas['PreviousSignIn'] | undefined;
}): ReactElement | null {
  const devices = useHref()('signed-in-devices');
  if (!previous) return null;
  const at = new Date(previous.at);
  const device = deviceName(previous);
  const when = { date: formatDate(todayInIndia(at)), time: format12HourTime(at) };
  return (
    <p>
      {device ? m.dashboard_lastSignInOn({ ...when, device }) : m.dashboard_lastSignIn(when)}{' '}
      {devices && <Link href={devices}>{m.dashboard_notYou()}</Link>}
    </p>
  );
}
