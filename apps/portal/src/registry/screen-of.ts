import type { ScreenModule } from '@lifedesk/journey/service';
import { firstScreens } from './first-screens.ts';
import type { ServiceId } from './services.ts';

/** Loads the screen of a service. */
export async function screenOf(id: ServiceId): Promise<ScreenModule> {
  if (isFirst(id)) return firstScreens[id]();
  const load = (await import('@lifedesk/services/screens')).screens[id];
  if (!load) throw new Error(`the service ${id} has no screen`);
  return load();
}

const isFirst = (id: ServiceId): id is keyof typeof firstScreens => Object.hasOwn(firstScreens, id);
