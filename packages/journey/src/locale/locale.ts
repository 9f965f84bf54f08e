/** The languages of the portal. */
export const locales = ['en', 'hi'] as const;
export type Locale = (typeof locales)[number];

/** A message that can be rendered in a language other than the page's. */
export type Text = (inputs?: Record<string, never>, options?: { locale?: Locale }) => string;

const isLocale = (value: unknown): value is Locale => locales.includes(value as Locale);

/** The initial language: the remembered one, else the first of the browser's that the portal has, else English. */
export function firstLocale(remembered: string | null | undefined, browser: readonly string[]): Locale {
  if (isLocale(remembered)) return remembered;
  return browser.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLocale) ?? 'en';
}
