import type { Locale } from '@lifedesk/journey';
import type { ScreenModule, ServiceFacts } from '@lifedesk/journey/service';

/**
 * The page name derived from an address: the path after its first 3 characters (the prefix), hyphens turned into
 * spaces, title-cased (section 2). `/cs/policy-details` gives `Policy Details`.
 */
export function pageNameFromPath(pathname: string): string {
  return pathname
    .slice(3)
    .replace(/^\/+|\/+$/g, '')
    .replaceAll('-', ' ')
    .replace(/(^|[ /])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
}

/**
 * The page name of a service: its own, or the one derived from its address. Addresses are English, so other languages
 * use the name from the screen.
 */
export function pageNameOf(row: ServiceFacts, screen: ScreenModule, pathname: string, locale: Locale): string {
  const translated = locale === 'en' ? undefined : screen.pageName;
  return (row.pageName ?? translated)?.() ?? pageNameFromPath(pathname);
}

/** The browser's title: the page name followed by the product name (section 2), after what the page shows now. */
export function documentTitle(pageName: string, product: string, prefix?: string): string {
  const title = pageName ? `${pageName} | ${product}` : product;
  return prefix === undefined ? title : `${prefix}: ${title}`;
}
