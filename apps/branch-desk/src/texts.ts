import { messages as catalogue, type LifedeskError } from '@lifedesk/sdk';
import en from './messages/en.json' with { type: 'json' };
import errorsInHindi from './messages/hi.errors.json' with { type: 'json' };
import hi from './messages/hi.json' with { type: 'json' };

export type Locale = 'en' | 'hi';

export interface Texts {
  readonly locale: Locale;
  /** The words of a message, its `{placeholders}` filled. */
  readonly say: (key: keyof typeof en, values?: Readonly<Record<string, string | number>>) => string;
  /** An error in the language of the page; what only the server has words for stays in them. */
  readonly sayError: (error: LifedeskError) => string;
  /** What the server names by a code that the desk may not know. */
  readonly sayCode: (kind: 'status' | 'stage', code: string, otherwise: string) => string;
}

const messages: Readonly<Record<Locale, typeof en>> = { en, hi };
const find = (words: Readonly<Record<string, string>>, key: string) => words[key];

export const textsIn = (locale: Locale): Texts => ({
  locale,
  say: (key, values = {}) => messages[locale][key].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name])),
  sayError: ({ messageKey = '', code, message }) =>
    (locale === 'hi' && (find(errorsInHindi, messageKey) ?? find(errorsInHindi, code))) ||
    (messageKey === 'none' ? catalogue.somethingWrong : message),
  sayCode: (kind, code, otherwise) => find(messages[locale], `${kind}_${code}`) ?? otherwise,
});
