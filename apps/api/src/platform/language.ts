import { type Locale, locales } from '../paraglide/runtime.js';

/** A language of the portal. Their list is in `project.inlang/settings.json`. */
export type Language = Locale;
export { baseLocale, locales as languages } from '../paraglide/runtime.js';

/** A text in each language. */
export type LocalisedText = Readonly<Record<Language, string>>;

/** A message in the given language. */
export type Message<Inputs = Record<string, never>> = (
  inputs: Inputs,
  options: { readonly locale: Language },
) => string;

/** A message without parameters in each language. */
export const inEveryLanguage = (message: Message): LocalisedText =>
  // an entry for each language
  Object.fromEntries(locales.map((locale) => [locale, message({}, { locale })])) as LocalisedText;
