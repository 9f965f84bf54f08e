import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A route of the built portal, as the build lists them in routes.json from the registry of services. */
export interface KnownRoute {
  /** The last part of the address: `pay-online` is at /cs/pay-online and at /pay-online. */
  readonly id: string;
  /** Has it something to say to a search engine? */
  readonly indexed: boolean;
}

/** Where the portal lives. */
export const PREFIX = '/cs';

const ID = /^[a-z][a-z-]*$/;

/** @throws Error when the list is missing or not one of routes: the portal was not built by its own build. */
export async function loadRoutes(folder: string): Promise<readonly KnownRoute[]> {
  const routes: unknown = JSON.parse(await readFile(join(folder, 'routes.json'), 'utf8'));
  const usable = Array.isArray(routes) && routes.length > 0 && routes.every((route) => ID.test(route?.id));
  if (!usable) throw new Error(`${folder}/routes.json is not a list of routes`);
  return routes;
}

/** Every address at which a page of the portal is found, in both spellings of a path's end. */
export function addressesOf(routes: readonly KnownRoute[]): ReadonlySet<string> {
  const paths = [PREFIX, ...routes.flatMap(({ id }) => [`${PREFIX}/${id}`, `/${id}`])];
  return new Set(paths.flatMap((path) => [path, `${path}/`]));
}
