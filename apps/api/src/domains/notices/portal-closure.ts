import type { components } from '@lifedesk/contract';
import type { Closure } from './store.ts';

type Flags = Pick<
  components['schemas']['MaintenanceSchedule'],
  'isScheduledMaintenance' | 'isInstantMaintenance' | 'from' | 'to'
>;

/**
 * The one closure that the response has room for: an instant one if the portal is closed now, else the next scheduled
 * one. Closures that overlap or touch count as one, so that `to` is when the portal reopens; it is absent if unknown.
 *
 * @param closures closures that are not over, earliest first
 */
export function portalClosure(closures: readonly Closure[]): Flags {
  const instant = closures.filter(({ kind }) => kind === 'instant');
  const next = joinFirst(instant.length > 0 ? instant : closures);
  if (!next) return { isScheduledMaintenance: false, isInstantMaintenance: false };
  return {
    isScheduledMaintenance: instant.length === 0,
    isInstantMaintenance: instant.length > 0,
    from: next.starts_at.toISOString(),
    ...(next.ends_at ? { to: next.ends_at.toISOString() } : {}),
  };
}

/** The first closure, extended by those that follow it without a gap. */
function joinFirst([first, ...others]: readonly Closure[]): Closure | undefined {
  if (!first) return undefined;
  let end = first.ends_at;
  for (const { starts_at, ends_at } of others) {
    if (end === null || starts_at > end) break;
    if (ends_at === null || ends_at > end) end = ends_at;
  }
  return { ...first, ends_at: end };
}
