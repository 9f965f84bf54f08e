import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A route of the built portal. The build lists them in routes.json from the registry of services. */
export interface KnownRoute {
  /** The last part of the URL: `pay-online` is at /cs/pay-online and at /pay-online. */
  readonly id: string;
  /** The page's name, before the product's in the title. */
  readonly title: string;
  /** The description in search results; empty for a page that is not indexed. */
  readonly description: string;
  /** Whether search engines may index it. */
  readonly indexed: boolean;
  /** Whether the bare prefix shows it. */
  readonly atEntry: boolean;
  /** Files of its screen that the page itself does not fetch, below the portal's prefix. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /**
   * The script that starts a session's calls before the portal's own scripts have loaded, with its imports; none for a
   * public page.
   */
  readonly early: readonly string[];
}

/** The portal's base path. */
export const PREFIX = '/cs';

const ID = /^[a-z][a-z-]*$/;

const isRoute = (route: Partial<KnownRoute> | null) =>
  ID.test(route?.id ?? '') &&
  typeof route?.title === 'string' &&
  typeof route.description === 'string' &&
  Array.isArray(route?.early) &&
  Array.isArray(route?.scripts) &&
  Array.isArray(route?.styles);

/** @throws Error if the list is missing or malformed, because the portal was not built by its own build. */
export async function loadRoutes(folder: string): Promise<readonly KnownRoute[]> {
  const routes: unknown = JSON.parse(await readFile(join(folder, 'routes.json'), 'utf8'));
  const usable = Array.isArray(routes) && routes.length > 0 && routes.every(isRoute);
  if (!usable) throw new Error(`${folder}/routes.json is not a list of routes`);
  return routes;
}

/**
 * The `Link` header that makes a browser fetch a route's screen at once, not only after the page's script has run: each
 * round trip on a mobile network takes some tenths of a second. `crossorigin` must match the portal's own requests for
 * styles.
 */
export function linksOf({ early, scripts, styles }: KnownRoute): string {
  const later = scripts.filter((file) => !early.includes(file));
  return [
    ...early.map((file) => `<${PREFIX}/${file}>; rel=modulepreload; fetchpriority=high`),
    ...styles.map((file) => `<${PREFIX}/${file}>; rel=preload; as=style; crossorigin`),
    ...later.map((file) => `<${PREFIX}/${file}>; rel=modulepreload`),
  ].join(', ');
}

/** Every URL of a route, with and without a trailing slash. */
export function addressesOf({ id, atEntry }: Pick<KnownRoute, 'id' | 'atEntry'>): readonly string[] {
  const paths = [...(atEntry ? [PREFIX] : []), `${PREFIX}/${id}`, `/${id}`];
  return paths.flatMap((path) => [path, `${path}/`]);
}
