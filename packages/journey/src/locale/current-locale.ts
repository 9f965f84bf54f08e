import type { Locale } from './locale.ts';

let current: () => Locale = () => 'en';

/** The language of the page. Every compiled message asks it, whichever package it comes from. */
export const getLocale = (): Locale => current();

/** Says where the language of the page is kept. An app calls it once. */
export function overwriteGetLocale(locale: () => Locale): void {
  current = locale;
}

/** A compiled message: its text in each language. What asks for it may name the language, otherwise it is the page's. */
export const inLanguage =
  <Inputs>(en: (inputs: Inputs) => string, hi: (inputs: Inputs) => string) =>
  (inputs: Inputs, options?: { readonly locale?: Locale }): string =>
    ((options?.locale ?? current()) === 'hi' ? hi : en)(inputs);
