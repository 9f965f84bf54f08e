import type { PortalConfig } from './portal-config.ts';

/**
 * Reads the configuration that the server put into the page.
 * @throws Error if there is none (the placeholder, a string, is still there), or it is not JSON: no portal is better
 * than one for the wrong insurer.
 */
export function readConfig(page: Document): PortalConfig {
  const given: unknown = JSON.parse(page.getElementById('lifedesk-config')?.textContent ?? '""');
  if (typeof given === 'string') throw new Error('the server put no configuration into the page');
  return given as PortalConfig;
}
