import { useLocale, useServiceNames } from '@lifedesk/journey';
import type { MaintenanceState } from '@lifedesk/rules';
import { Notice } from '@lifedesk/ui';
import { useAtomValue } from 'jotai';
import { type ReactElement, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import * as m from '../../texts.ts';
import { usePortal } from '../portal.ts';
import { maintenanceAtom } from './closure.ts';
import { serverMessage } from './server-message.ts';
import { formatInstant } from './when.ts';

/** How often the notice checks the clock, in milliseconds. */
const lookEvery = 30_000;

/** Announces that the portal, or the open service, is about to close. */
export default function MaintenanceNotice(): ReactElement | null {
  const locale = useLocale();
  const { pathname } = useLocation();
  const maintenance = useAtomValue(maintenanceAtom);
  const now = useNow(lookEvery);
  const names = useServiceNames();
  if (!maintenance) return null;
  const portal = maintenance.stateOf(null, now);
  const state = portal.state === 'open' ? maintenance.stateOf(pathname, now) : portal;
  if (state.state !== 'approaching') return null;
  const span = { from: formatInstant(state.start, now), to: formatInstant(state.end, now) };
  const service = names?.at(pathname)?.name();
  const own = serverMessage(maintenance.messages, state, { locale, now, service });
  return (
    <Notice tone="warning">
      {own ?? (isOfPortal(state) ? m.maintenance_portalSoon(span) : m.maintenance_serviceSoon(span))}
    </Notice>
  );
}

const isOfPortal = (state: MaintenanceState & { state: 'approaching' }) =>
  state.because.some(({ cause }) => cause !== 'core-downtime');

function useNow(every: number): Date {
  const { now, sdk } = usePortal();
  const [time, setTime] = useState(now);
  useEffect(() => {
    const look = () => setTime(now());
    look();
    const timer = setInterval(look, every);
    const unsubscribe = sdk.clock.subscribe(look);
    return () => {
      clearInterval(timer);
      unsubscribe();
    };
  }, [now, sdk, every]);
  return time;
}
