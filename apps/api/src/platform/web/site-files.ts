import type { Brand } from '../../brand.ts';
import { escaped } from './escaped.ts';
import { type KnownRoute, PREFIX } from './known-routes.ts';

/** What the site itself shows of the insurer. */
export type SiteBrand = Pick<Brand, 'id' | 'product' | 'mark' | 'colours'>;

/** What crawlers may read: the pages that have something to say to a search engine, and the files that they need. */
export function robots(routes: readonly KnownRoute[], indexed: boolean): string {
  if (!indexed) return 'User-agent: *\nDisallow: /\n';
  const pages = routes.filter((route) => route.indexed).map(({ id }) => `Allow: ${PREFIX}/${id}`);
  return ['User-agent: *', `Allow: ${PREFIX}/assets/`, ...pages, 'Disallow: /', ''].join('\n');
}

/** The mark on a tile of the brand's own colour. `path` lies in a square of 32 units. */
export function icon(path: string, { act }: SiteBrand['colours']): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-6 -6 44 44"><rect x="-6" y="-6" width="44" height="44" rx="9" fill="${act}"/><path fill="#fff" d="${escaped(path)}"/></svg>`;
}

/** What a phone needs to put the portal among its apps. */
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
