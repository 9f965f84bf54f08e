import type { Glossary, Language } from './glossary.ts';

/** A customer text, and where it is written. */
export interface Text {
  /** The file and the key in it, such as `apps/portal/messages/en/app.json#app_offline`. */
  readonly place: string;
  readonly language: Language;
  readonly text: string;
}

/** Placeholders in a text, such as `{ticket}`. */
const FILLED_IN = /\{[^}]*\}/g;

/**
 * Texts that use a second word for a thing or a banned word, or whose last sentence lacks its full stop, and entries of
 * the list of exempt texts that match nothing.
 */
export function findViolations(texts: readonly Text[], glossary: Glossary): string[] {
  const rules = { en: rulesFor(glossary, 'en'), hi: rulesFor(glossary, 'hi') };
  const unused = new Set(glossary.exempt.map(({ what }) => what));
  const isExempt = ({ place, text }: Text): boolean => {
    const found = glossary.exempt.filter(({ what }) => what === text || matchesPlace(what, place));
    for (const { what } of found) unused.delete(what);
    return found.length > 0;
  };
  const found = texts
    .filter((text) => !isExempt(text))
    .flatMap(({ place, language, text }) => {
      const { allowed, forbidden } = rules[language];
      const rest = text.replace(FILLED_IN, ' ').replace(allowed, ' ');
      return [
        ...forbidden
          .filter(({ pattern }) => pattern.test(rest))
          .map(({ word, instead }) => `${place}: "${word}", write "${instead}": ${text}`),
        ...(isUnended(text) ? [`${place}: end the last sentence, too, with a full stop: ${text}`] : []),
      ];
    });
  return [...found, ...Array.from(unused, (what) => `docs/words.md: no text is "${what}" any more`)];
}

/** A letter, figure or bracket, a full stop, and the next sentence. */
const BETWEEN_SENTENCES = /[\p{L}\p{M}\p{N})}%][.।] +[\p{Lu}\p{Lo}]/u;
const ENDED = /[.?!।…:}]["”’')]?\s*$/;

/** A text of several sentences ends each of them. One sentence alone may be a label, a heading or a field's error. */
const isUnended = (text: string): boolean => BETWEEN_SENTENCES.test(text) && !ENDED.test(text);

/** Removes the glossary's words first, so that "PIN code" does not count as "code". */
function rulesFor({ things, banned }: Glossary, language: Language) {
  const words = things.flatMap((thing) => thing.words[language]).sort((a, b) => b.length - a.length);
  return {
    allowed: new RegExp(words.map((word) => patternOf(word).source).join('|'), 'giu'),
    forbidden: [
      ...things.flatMap((thing) =>
        thing.not[language].map((word) => ({ word, instead: thing.words[language].join(' or ') })),
      ),
      ...banned[language],
    ].map((rule) => ({ ...rule, pattern: patternOf(rule.word) })),
  };
}

/** A whole word or phrase in any case; with `*` at its end, every word that starts like this. */
function patternOf(word: string): RegExp {
  const open = word.endsWith('*');
  const text = escapePattern(open ? word.slice(0, -1) : word).replaceAll(' ', '\\s+');
  return new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])${text}${open ? '' : '(?![\\p{L}\\p{M}\\p{N}])'}`, 'iu');
}

function matchesPlace(what: string, place: string): boolean {
  return what.includes('*') && new RegExp(`^${what.split('*').map(escapePattern).join('.*')}$`).test(place);
}

const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
