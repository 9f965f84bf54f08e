import type { ServiceFacts } from './define-service.ts';

/**
 * The page name taken from an address: the path after its first 3 characters (the prefix), hyphens turned into spaces,
 * title-cased (section 2). `/cs/policy-details` gives `Policy Details`.
 */
export function pageNameFromPath(pathname: string): string {
  return pathname
    .slice(3)
    .replace(/^\/+|\/+$/g, '')
    .replaceAll('-', ' ')
    .replace(/(^|[ /])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
}

/** The page name of a service: its own, or the one that its address gives. */
export function pageNameOf(row: ServiceFacts, pathname: string): string {
  return row.pageName?.() ?? pageNameFromPath(pathname);
}

/** What the browser shows: the page name followed by the product name (section 2). */
export function documentTitle(pageName: string, product: string): string {
  return pageName ? `${pageName} | ${product}` : product;
}
