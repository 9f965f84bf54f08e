import type { ScreenModule } from '@lifedesk/journey/service';
import { firstScreens } from './first-screens.ts';
import type { ServiceId } from './services.ts';

/** Loads the screen of a service. */
export async function screenOf(id: ServiceId): Promise<ScreenModule> {
  return isFirst(id) ? firstScreens[id]() : (await import('./screens.ts')).screens[id]();
}

const isFirst = (id: ServiceId): id is keyof typeof firstScreens => Object.hasOwn(firstScreens, id);
