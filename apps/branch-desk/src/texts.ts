import { getLocale } from '@lifedesk/journey/locale';
import en from './messages/en.json' with { type: 'json' };

type Texts = Readonly<Record<keyof typeof en, string>>;

const messages = import.meta.glob<Texts>('./messages/*.json', { eager: true, import: 'default' });

/** A message of the desk in the language of the page, with its `{placeholders}` filled. */
export const say = (key: keyof Texts, values: Readonly<Record<string, string>> = {}): string =>
  (messages[`./messages/${getLocale()}.json`] ?? en)[key].replace(
    /\{(\w+)\}/g,
    (_, name: string) => values[name] ?? '',
  );
