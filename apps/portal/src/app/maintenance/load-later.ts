import type { Portal } from '../portal.ts';
import { maintenanceAtom } from './closure.ts';

/** How often the schedule is reloaded, in milliseconds: the longest delay before an instant maintenance shows. */
const askEvery = 5 * 60_000;

/** When it is first loaded, in milliseconds: after the first page has what it needs. */
const firstAsk = 1000;

/**
 * Loads the schedule, and the rule that reads it, after the first page, then regularly, and when the page becomes
 * visible again.
 * No page waits for it: the server refuses what is closed anyway. @returns a function that stops loading.
 */
export function loadMaintenanceLater({ sdk, store }: Pick<Portal, 'sdk' | 'store'>): () => void {
  const load = async () => {
    const { loadMaintenance } = await import('./load-maintenance.ts');
    const maintenance = await loadMaintenance(sdk);
    // without the server's time no schedule can be evaluated
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
