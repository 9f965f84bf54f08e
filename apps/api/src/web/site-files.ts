import { type KnownRoute, PREFIX } from './known-routes.ts';
import type { Page } from './page.ts';

/** What crawlers may read: the pages that have something to say to a search engine, and the files that they need. */
export function robots(routes: readonly KnownRoute[], indexed: boolean): string {
  if (!indexed) return 'User-agent: *\nDisallow: /\n';
  const pages = routes.filter((route) => route.indexed).map(({ id }) => `Allow: ${PREFIX}/${id}`);
  return ['User-agent: *', `Allow: ${PREFIX}/assets/`, ...pages, 'Disallow: /', ''].join('\n');
}

/** What a phone needs to put the portal among its apps. The colour is the page's own. */
export function webManifest(page: Page, product: string): Readonly<Record<string, unknown>> {
  return {
    name: product,
    short_name: product,
    start_url: PREFIX,
    scope: PREFIX,
    display: 'standalone',
    theme_color: page.themeColor,
    background_color: page.themeColor,
    icons: [{ src: `${PREFIX}/favicon.svg`, type: 'image/svg+xml', sizes: 'any' }],
  };
}
