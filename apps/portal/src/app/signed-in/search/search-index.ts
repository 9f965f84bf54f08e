import MiniSearch from 'minisearch';
import { isFiller } from './filler-words.ts';

/** Something that can be found. */
export interface SearchEntry {
  readonly id: string;
  /** Its names, in every language. */
  readonly names: string;
  /** What else people call it, in every language. */
  readonly words: string;
  /** A longer text, such as the answer to a question. */
  readonly text?: string;
  /** Its weight among items with the same score; 1 for most. */
  readonly weight?: number;
}

/** How much better a result must be before the other is dropped. */
const WORTH_SHOWING = 0.2;
const MOST = 8;

const fold = (term: string) => term.normalize('NFKC').toLowerCase();
/** Words are split at spaces and punctuation. "e-mail" is also "email", and "auto-debit" also "autodebit". */
const wordsIn = (text: string): string[] => {
  const words = fold(text).match(/[\p{L}\p{M}\p{N}]+(?:-[\p{L}\p{M}\p{N}]+)*/gu) ?? [];
  return words.flatMap((word) => (word.includes('-') ? [...word.split('-'), word.replaceAll('-', '')] : [word]));
};

/** Finds by what people type, in English, Hindi or Hinglish: a prefix is enough, and typos do no harm. */
export function searchIndex(findables: readonly SearchEntry[]): (typed: string) => string[] {
  const index = new MiniSearch<SearchEntry>({
    fields: ['names', 'words', 'text'],
    tokenize: wordsIn,
    processTerm: (term) => term,
    searchOptions: {
      boost: { names: 3, words: 2, text: 0.3 },
      prefix: (term) => term.length > 2,
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
      weights: { prefix: 0.6, fuzzy: 0.4 },
    },
  });
  index.addAll(findables);
  const weights = new Map(findables.map(({ id, weight = 1 }) => [id, weight]));
  return (typed) => {
    const all = wordsIn(typed);
    const significant = all.filter((word) => !isFiller(word));
    const found = index.search((significant.length > 0 ? significant : all).join(' '), {
      boostDocument: (id) => weights.get(String(id)) ?? 1,
    });
    const best = found[0]?.score ?? 0;
    return found
      .filter(({ score }) => score >= best * WORTH_SHOWING)
      .slice(0, MOST)
      .map(({ id }) => String(id));
  };
}
