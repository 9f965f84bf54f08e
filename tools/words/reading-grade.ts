import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';
import type { Glossary } from './glossary.ts';

/** How hard a text is to read. */
export interface Reading {
  /** The number of words, including labels. */
  readonly words: number;
  /** The Flesch-Kincaid grade of the sentences: years of school. 0 if there are only labels. */
  readonly grade: number;
}

const SENTENCES = new Intl.Segmenter('en', { granularity: 'sentence' });
const WORD = /[\p{L}\p{N}][\p{L}\p{N}'’₹%.,@/-]*/gu;
/** A label has fewer words and no end mark; as a sentence it would make every screen look easy. */
const LABEL_WORDS = 5;

/**
 * How hard texts are to read. Glossary words count as one syllable, because an insurer's customers know them and
 * there is no shorter word. A placeholder counts as one such word.
 */
export function readingOf(texts: readonly string[], glossary: Glossary): Reading {
  const known = knownWords(glossary);
  let [all, sentence, word, syllables] = [0, 0, 0, 0];
  for (const text of texts)
    for (const { segment } of SENTENCES.segment(text.replace(/\{[^}]*\}/g, 'x').replace(/\s+/g, ' '))) {
      const words = segment.replace(known, (phrase) => phrase.replace(/[^\s]+/g, 'x')).match(WORD) ?? [];
      all += words.length;
      if (words.length === 0 || (words.length < LABEL_WORDS && !/[.?!]\s*$/.test(segment))) continue;
      sentence += 1;
      word += words.length;
      for (const one of words) syllables += /\p{L}/u.test(one) ? Math.max(1, syllable(one)) : 1;
    }
  return { words: all, grade: word === 0 ? 0 : fleschKincaid({ sentence, word, syllable: syllables }) };
}

/** The glossary words with their regular endings. */
function knownWords({ things }: Glossary): RegExp {
  const words = things.flatMap(({ words: { en } }) => en).sort((a, b) => b.length - a.length);
  const forms = words.map((word) => (word.endsWith('y') ? `${word.slice(0, -1)}(?:y|ies)` : `${word}(?:s|es|d|ed)?`));
  return new RegExp(`(?<!\\p{L})(?:${forms.join('|')})(?!\\p{L})`, 'giu');
}
