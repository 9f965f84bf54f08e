import type { Locale } from './locale.ts';

let current: () => Locale = () => 'en';

/** The language of the page. Every compiled message reads it, from whichever package. */
export const getLocale = (): Locale => current();

/** Sets where the language of the page is stored. An app calls it once. */
export function overwriteGetLocale(locale: () => Locale): void {
  current = locale;
}

/** A compiled message: its text in each language. The caller may name a language; by default it is the page's. */
export const inLanguage =
  <Inputs>(en: (inputs: Inputs) => string, hi: (inputs: Inputs) => string) =>
  (inputs: Inputs, options?: { readonly locale?: Locale }): string =>
    ((options?.locale ?? current()) === 'hi' ? hi : en)(inputs);
