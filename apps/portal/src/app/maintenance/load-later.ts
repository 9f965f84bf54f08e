import type { Portal } from '../portal.ts';
import { maintenanceAtom } from './closure.ts';

/** How often the schedule is asked for again, in milliseconds: an instant maintenance is known within it. */
const askEvery = 5 * 60_000;

/** When it is asked for first, in milliseconds: after the first page has what it needs. */
const firstAsk = 1000;

/**
 * Fetches the schedule, and the rule that reads it, after the first page has loaded, from time to time, and when the page is shown again.
 * No page waits for it: the server refuses what is closed anyway. @returns stops asking.
 */
export function loadMaintenanceLater({ sdk, store }: Pick<Portal, 'sdk' | 'store'>): () => void {
  const load = async () => {
    const { loadMaintenance } = await import('./load-maintenance.ts');
    const maintenance = await loadMaintenance(sdk);
    // without the server's time no schedule can be judged
    if (sdk.clock.known) store.set(maintenanceAtom, maintenance);
  };
  const ask = () => void load().catch((error: unknown) => console.warn('no maintenance schedule', error));
  // a phone that slept does not know how much time has passed
  const askWhenShown = () => {
    if (document.visibilityState === 'visible') ask();
  };
  document.addEventListener('visibilitychange', askWhenShown);
  const first = setTimeout(ask, firstAsk);
  const timer = setInterval(ask, askEvery);
  return () => {
    clearTimeout(first);
    clearInterval(timer);
    document.removeEventListener('visibilitychange', askWhenShown);
  };
}
