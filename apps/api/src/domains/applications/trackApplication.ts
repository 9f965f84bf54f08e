import type { components } from '@lifedesk/contract';
import { type CalendarDate, isTracked, todayInIndia } from '@lifedesk/rules';
import type { Deps } from '../../deps.ts';
import type { Session } from '../../platform/access/session.ts';
import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { today } from '../../platform/today.ts';
import { toProgress, toTracked } from './application-dto.ts';
import { findApplications, type LoadedApplication } from './store.ts';

export const trackApplication = sessionHandler('trackApplication', async ({ session }, deps) => {
  const { tracked, ...rest } = await loadTracked(deps, session);
  return ok({ applications: tracked.map(toTracked), ...rest });
});

export const trackApplicationV2 = sessionHandler('trackApplicationV2', async ({ session }, deps) => {
  const { tracked, ...rest } = await loadTracked(deps, session);
  const date = today(deps.clock);
  return ok({ applications: tracked.map((each) => toProgress(each, date)), ...rest });
});

interface TrackedList {
  readonly tracked: readonly LoadedApplication[];
  /** Only if there is none. */
  readonly because?: components['schemas']['NoApplicationReason'];
}

/** The applications of a session that can be tracked, and why there is none. */
export async function loadTracked({ db, clock }: Pick<Deps, 'db' | 'clock'>, session: Session): Promise<TrackedList> {
  const all = await findApplications(db, session);
  const tracked = all.filter((each) => isShown(each, today(clock)));
  if (tracked.length > 0) return { tracked };
  return { tracked, because: all.length > 0 ? 'ended-before' : 'none' };
}

/** Whether an application is open, or ended in the last six months. */
export const isShown = ({ row: { stage, since } }: Pick<LoadedApplication, 'row'>, date: CalendarDate): boolean =>
  isTracked({ stage, since: todayInIndia(since) }, date);
