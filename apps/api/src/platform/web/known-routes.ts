import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A route of the built portal, as the build lists them in routes.json from the registry of services. */
export interface KnownRoute {
  /** The last part of the address: `pay-online` is at /cs/pay-online and at /pay-online. */
  readonly id: string;
  /** The page's name, before the product's in the title. */
  readonly title: string;
  /** What search engines show of it; empty for a page that they do not list. */
  readonly description: string;
  /** Has it something to say to a search engine? */
  readonly indexed: boolean;
  /** Is it what the bare prefix shows? */
  readonly atEntry: boolean;
  /** Files of its screen that the page itself does not fetch, below the portal's prefix. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** The script that makes a session's calls before the portal's own scripts are here, and what it imports; none for a public page. */
  readonly early: readonly string[];
}

/** Where the portal lives. */
export const PREFIX = '/cs';

const ID = /^[a-z][a-z-]*$/;

const isRoute = (route: Partial<KnownRoute> | null) =>
  ID.test(route?.id ?? '') &&
  typeof route?.title === 'string' &&
  typeof route.description === 'string' &&
  Array.isArray(route?.early) &&
  Array.isArray(route?.scripts) &&
  Array.isArray(route?.styles);

/** @throws Error when the list is missing or not one of routes: the portal was not built by its own build. */
export async function loadRoutes(folder: string): Promise<readonly KnownRoute[]> {
  const routes: unknown = JSON.parse(await readFile(join(folder, 'routes.json'), 'utf8'));
  const usable = Array.isArray(routes) && routes.length > 0 && routes.every(isRoute);
  if (!usable) throw new Error(`${folder}/routes.json is not a list of routes`);
  return routes;
}

/**
 * The `Link` header that has a browser fetch a route's screen at once, and not only when the page's own script has run: on a
 * phone's network each turn costs some tenths of a second. `crossorigin` is how the portal will ask for the styles.
 */
export function linksOf({ early, scripts, styles }: KnownRoute): string {
  const later = scripts.filter((file) => !early.includes(file));
  return [
    ...early.map((file) => `<${PREFIX}/${file}>; rel=modulepreload; fetchpriority=high`),
    ...styles.map((file) => `<${PREFIX}/${file}>; rel=preload; as=style; crossorigin`),
    ...later.map((file) => `<${PREFIX}/${file}>; rel=modulepreload`),
  ].join(', ');
}

/** Every address at which a route is found, in both spellings of a path's end. */
export function addressesOf({ id, atEntry }: Pick<KnownRoute, 'id' | 'atEntry'>): readonly string[] {
  const paths = [...(atEntry ? [PREFIX] : []), `${PREFIX}/${id}`, `/${id}`];
  return paths.flatMap((path) => [path, `${path}/`]);
}
