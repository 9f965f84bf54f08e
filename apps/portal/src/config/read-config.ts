import { developmentConfig } from './development.ts';
import type { PortalConfig } from './portal-config.ts';

/**
 * The configuration that the server put into the page. A page that no server has filled in still holds the placeholder,
 * a string: while developing it is the demo insurer's.
 * @throws Error when no server has put anything there, or something else than JSON: better no portal than a wrong insurer's.
 */
export function readConfig(page: Document): PortalConfig {
  const given: unknown = JSON.parse(page.getElementById('lifedesk-config')?.textContent ?? '""');
  if (typeof given !== 'string') return given as PortalConfig;
  if (import.meta.env.DEV) return developmentConfig;
  throw new Error('the server has put no configuration into the page');
}
