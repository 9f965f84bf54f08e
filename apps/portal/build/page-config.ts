import type { Plugin } from 'vite';
import { chosenBrand, fontFile, loadTheme, readBrand } from './brand-files.ts';

const THEME_COLOR = /(<meta name="theme-color" content=")/;

/**
 * Puts a brand's configuration and style sheet into the page of the development server, as the API's server does for
 * the built page.
 */
export function pageConfig(): Plugin {
  let base = '';
  return {
    name: 'lifedesk-page-config',
    apply: 'serve',
    configResolved: (config) => {
      base = config.base;
    },
    async transformIndexHtml(html) {
      const brand = readBrand(chosenBrand());
      const config = JSON.stringify({ brand }).replaceAll('<', '\\u003c');
      const { brandOf, themeStyleSheet } = await loadTheme();
      const children = themeStyleSheet(brandOf(brand), (src) => `${base}@fs${fontFile(src)}`);
      return {
        html: html.replace('"__LIFEDESK_CONFIG__"', () => config).replace(THEME_COLOR, `$1${brand.colours.speak}`),
        tags: [{ tag: 'style', children, injectTo: 'head' }],
      };
    },
  };
}
