import { baseLocale, isLocale, type Locale } from '@lifedesk/journey/locale';

export type { Locale };

/** A message that can be rendered in a language other than the page's. */
export type Text = (inputs?: Record<string, never>, options?: { locale?: Locale }) => string;

/** The initial language: the remembered one, else the first of the browser's that the portal has, else the base language. */
export function firstLocale(remembered: string | null | undefined, browser: readonly string[]): Locale {
  if (isLocale(remembered)) return remembered;
  return browser.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLocale) ?? baseLocale;
}
