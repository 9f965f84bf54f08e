import { m as messages } from '../paraglide/messages.js';
import { baseLocale, type Locale, locales } from '../paraglide/runtime.js';

/** A language of the portal. Their list is in `project.inlang/settings.json`. */
export type Language = Locale;
export { baseLocale, locales as languages } from '../paraglide/runtime.js';

/** A text in each language. */
export type LocalisedText = Readonly<Record<Language, string>>;

/** A text as it is stored: in the base language, and perhaps in others. */
export type StoredText = Readonly<Record<typeof baseLocale, string>> & Readonly<Record<string, string>>;

/** A stored text in each language of the portal, in the base language where it is not translated yet, and in any other it has. */
export const toLocalisedText = (stored: StoredText): LocalisedText => ({
  ...inEveryLanguage((_, { locale }) => stored[locale] ?? stored[baseLocale]),
  ...stored,
});

/** A message in the given language. */
export type Message<Inputs = Record<string, never>> = (
  inputs: Inputs,
  options: { readonly locale: Language },
) => string;

type Texts = typeof messages;
type Messages = { readonly [Key in keyof Texts]: Message<NonNullable<Parameters<Texts[Key]>[0]>> };

/** All messages. Paraglide's own are in the base language if a caller names none; these do not compile without one. */
export const m: Messages = messages;

/** A message without parameters in each language. */
export const inEveryLanguage = (message: Message): LocalisedText =>
  // an entry for each language
  Object.fromEntries(locales.map((locale) => [locale, message({}, { locale })])) as LocalisedText;
