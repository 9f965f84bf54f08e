import type { Locale } from '@lifedesk/journey';
import type { ScreenModule, ServiceFacts } from '@lifedesk/journey/service';

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

/**
 * The page name of a service: its own, or the one that its address gives. Addresses are English, so other languages have
 * the one that the screen brings along.
 */
export function pageNameOf(row: ServiceFacts, screen: ScreenModule, pathname: string, locale: Locale): string {
  const translated = locale === 'en' ? undefined : screen.pageName;
  return (row.pageName ?? translated)?.() ?? pageNameFromPath(pathname);
}

/** What the browser shows: the page name followed by the product name (section 2). */
export function documentTitle(pageName: string, product: string): string {
  return pageName ? `${pageName} | ${product}` : product;
}
