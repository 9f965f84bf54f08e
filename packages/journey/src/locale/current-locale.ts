import type { Locale } from './locale.ts';

let current: () => Locale = () => 'en';

/** The language of the page. Every compiled message asks it, whichever package it comes from. */
export const getLocale = (): Locale => current();

/** Says where the language of the page is kept. An app calls it once. */
export function overwriteGetLocale(locale: () => Locale): void {
  current = locale;
}
