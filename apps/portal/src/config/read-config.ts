import { developmentConfig } from './development.ts';
import type { PortalConfig } from './portal-config.ts';

/**
 * The configuration that the server put into the page. A page that no server has filled in (the development server's)
 * still holds the placeholder, a string, and gets the demo insurer's.
 * @throws SyntaxError when what the server wrote is not JSON: better no portal than one of the wrong insurer.
 */
export function readConfig(page: Document): PortalConfig {
  const given: unknown = JSON.parse(page.getElementById('lifedesk-config')?.textContent ?? '""');
  return typeof given === 'string' ? developmentConfig : (given as PortalConfig);
}
