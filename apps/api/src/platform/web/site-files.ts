import { readableOn } from '@lifedesk/brands/colour.ts';
import type { Brand } from '../../brand.ts';
import { escapeHtml } from './escape-html.ts';
import { type KnownRoute, PREFIX } from './known-routes.ts';

/** The parts of the brand that the site itself shows. */
export type SiteBrand = Pick<Brand, 'id' | 'product' | 'mark' | 'colours' | 'insurer' | 'phone' | 'phoneHours'>;

/** robots.txt: crawlers may read the indexed pages and the files that they need. */
export function robots(routes: readonly KnownRoute[], indexed: boolean): string {
  if (!indexed) return 'User-agent: *\nDisallow: /\n';
  const pages = routes.filter((route) => route.indexed).map(({ id }) => `Allow: ${PREFIX}/${id}`);
  return ['User-agent: *', `Allow: ${PREFIX}/assets/`, ...pages, 'Disallow: /', ''].join('\n');
}

/** The mark on a tile of the brand's colour. `path` lies in a square of 32 units. */
export function icon(path: string, { act, decor = act }: SiteBrand['colours']): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-6 -6 44 44"><rect x="-6" y="-6" width="44" height="44" rx="9" fill="${decor}"/><path fill="${readableOn(decor)}" d="${escapeHtml(path)}"/></svg>`;
}

/** The manifest that lets a phone install the portal as an app. */
export function webManifest({ product, colours }: SiteBrand): Readonly<Record<string, unknown>> {
  return {
    name: product,
    short_name: product,
    start_url: PREFIX,
    scope: PREFIX,
    display: 'standalone',
    theme_color: colours.speak,
    background_color: colours.speak,
    icons: [{ src: `${PREFIX}/favicon.svg`, type: 'image/svg+xml', sizes: 'any' }],
  };
}
