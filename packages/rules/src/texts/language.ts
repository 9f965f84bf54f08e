import { locales } from '../paraglide/runtime.js';

/** The languages that the texts are written in. */
export const LANGUAGES = locales;
export type Language = (typeof LANGUAGES)[number];
