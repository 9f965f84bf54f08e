import { getLocale } from '@lifedesk/journey/locale';
import en from './messages/en.json' with { type: 'json' };
import hi from './messages/hi.json' with { type: 'json' };

const messages = { en, hi };

/** A message of the desk in the language of the page, with its `{placeholders}` filled. */
export const say = (key: keyof typeof en, values: Readonly<Record<string, string>> = {}): string =>
  messages[getLocale()][key].replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
