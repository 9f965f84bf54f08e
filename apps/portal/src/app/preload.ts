import { serviceAt } from '../registry/registry.ts';
import { services } from '../registry/services.ts';

/** Fetches the code of a page that a person is about to reach. When it fails, opening the page tries again. */
export function preload(address: string): void {
  const service = serviceAt(services, new URL(address, location.origin).pathname);
  service?.screen().catch(() => {});
  import('./signed-in/parts.ts').catch(() => {});
}
