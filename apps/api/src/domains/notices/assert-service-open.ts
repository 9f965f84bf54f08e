import { maintenanceState } from '@lifedesk/rules';
import type { Deps } from '../../deps.ts';
import { problem } from '../../platform/problem.ts';
import { currentSchedule } from './maintenanceSchedule.ts';

/** Retry-After in seconds if the end is unknown. */
const UNKNOWN = 10 * 60;
/** The maximum Retry-After in the contract, in seconds. */
const MOST = 24 * 60 * 60;

/**
 * Throws `maintenance` with a Retry-After if the service is closed now. The portal's own notice reads the same
 * schedule.
 */
export async function assertServiceOpen(deps: Pick<Deps, 'db' | 'clock'>, service: string): Promise<void> {
  const now = deps.clock.now();
  const state = maintenanceState(await currentSchedule(deps), `/${service}`, now);
  if (state.state !== 'closed') return;
  // biome-ignore lint/plugin/arithmetic: seconds until the service opens
  const seconds = state.end ? Math.ceil((state.end.getTime() - now.getTime()) / 1000) : UNKNOWN;
  // biome-ignore lint/plugin/arithmetic: seconds until the service opens
  throw problem('maintenance', { retryAfter: Math.min(seconds, MOST) });
}
