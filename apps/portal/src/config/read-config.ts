import type { PortalConfig } from './portal-config.ts';

/**
 * The configuration that the server put into the page.
 * @throws Error when none did (the placeholder, a string, is still there), or not as JSON: better no portal than one
 * of the wrong insurer.
 */
export function readConfig(page: Document): PortalConfig {
  const given: unknown = JSON.parse(page.getElementById('lifedesk-config')?.textContent ?? '""');
  if (typeof given === 'string') throw new Error('no server has put a configuration into the page');
  return given as PortalConfig;
}
