import { addressOf } from './registry.ts';
import type { ServiceId } from './services.ts';

/** The address of a built service. A wrong id does not compile. */
export function to(id: ServiceId, query?: Readonly<Record<string, string | undefined>>): string {
  return addressOf(id, query);
}
