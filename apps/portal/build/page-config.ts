import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Puts a configuration into the page of the development server, as the API's server does into the built one: the brand
 * of the file that `LIFEDESK_BRAND` names, otherwise the demo insurer's.
 */
export function pageConfig(root: string): Plugin {
  return {
    name: 'lifedesk-page-config',
    apply: 'serve',
    transformIndexHtml(html) {
      const file = process.env.LIFEDESK_BRAND ?? join(root, '../../brands/meru-life.json');
      const brand: unknown = JSON.parse(readFileSync(file, 'utf8'));
      const config = JSON.stringify({ brand }).replaceAll('<', '\\u003c');
      return html.replace('"__LIFEDESK_CONFIG__"', () => config);
    },
  };
}
