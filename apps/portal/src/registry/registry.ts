import { type Query, searchOf } from '@lifedesk/journey';
import type { ServiceFacts } from '@lifedesk/journey/service';

/** The path prefix of the portal (section 2). */
export const prefix = '/cs';

/** The address of a service, with its query: empty values are left out. */
export function addressOf(id: string, query?: Query): string {
  return `${prefix}/${id}${searchOf(query)}`;
}

/** The alias of an address outside the prefix, under which most routes are also known. */
export function twinOf(id: string): string {
  return `/${id}`;
}

/**
 * The part of a path that names the service: `/cs/pay-online/` and `/pay-online` give `pay-online`; the entry gives an
 * empty text.
 */
export function segmentOf(pathname: string): string {
  const path = pathname === prefix || pathname.startsWith(`${prefix}/`) ? pathname.slice(prefix.length) : pathname;
  return path.replace(/^\/+|\/+$/g, '');
}

/** The service at a path, among the given ones; undefined if there is none. */
export function serviceAt<Row extends ServiceFacts>(rows: readonly Row[], pathname: string): Row | undefined {
  const segment = segmentOf(pathname);
  return rows.find((row) => row.id === segment || (segment === '' && row.atEntry));
}
