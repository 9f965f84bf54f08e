import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, type Language } from '@lifedesk/rules/texts';

export type Locale = Language;
export const LOCALES: readonly Locale[] = LANGUAGES;

const root = join(import.meta.dirname, '../..');
const all = Object.fromEntries(LOCALES.map((locale) => [locale, readAll(locale)]));

function readAll(locale: Locale): Readonly<Record<string, unknown>> {
  const own = [`apps/portal/messages/${locale}/*.json`, `packages/journey/messages/${locale}/*.json`];
  const files = globSync([...own, `packages/services/src/*/messages/${locale}.json`], { cwd: root });
  return Object.assign({}, ...files.map((file) => JSON.parse(readFileSync(join(root, file), 'utf8'))));
}

/** A message with plural forms, as in its file. */
type CountedText = readonly [{ readonly match: Readonly<Record<string, string>> }];

function wordsOf(locale: Locale, id: string, count: string | number | undefined): string {
  const message = all[locale]?.[id];
  if (typeof message === 'string') return message;
  const form = new Intl.PluralRules(locale).select(Number(count));
  const words = (message as CountedText | undefined)?.[0].match[`form=${form}`];
  if (words === undefined) throw new Error(`no text ${id} in ${locale}`);
  return words;
}

/** A text of the portal in a language, so that journeys and texts are written only once. */
export function textIn(locale: Locale, id: string, inputs: Readonly<Record<string, string | number>> = {}): string {
  const text = wordsOf(locale, id, inputs.count);
  return text.replaceAll(/\{(\w+)\}/g, (_, name) => {
    const value = inputs[name];
    if (value === undefined) throw new Error(`${id} needs ${name}`);
    return String(value);
  });
}

/** The same as a pattern, with wildcards for the inputs. */
export function patternIn(locale: Locale, id: string): RegExp {
  const text = all[locale]?.[id];
  if (typeof text !== 'string') throw new Error(`no plain text ${id} in ${locale}`);
  const escaped = text.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&');
  return new RegExp(`^${escaped.replaceAll(/\{\w+\}/g, '.+')}$`);
}
