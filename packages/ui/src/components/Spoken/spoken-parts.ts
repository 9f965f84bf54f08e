/** A part of a text: as it is, in Latin letters among others, or a value with hidden characters. */
export type SpokenPart =
  | { readonly is: 'plain' | 'latin'; readonly text: string }
  | { readonly is: 'masked'; readonly text: string; readonly start: string; readonly end: string };

const HIDDEN = '*•';
/** A word with hidden characters; words with hidden characters and groups of digits that follow belong to it. */
const MASKED = /(?:[^\s,;:()]+[*•]|[*•][^\s,;:()])[^\s,;:()]*(?: (?:[^\s,;:()]*[*•][^\s,;:()]*|\d+(?![^\s,;:().।])))*/g;
const LATIN = /\p{Script=Latin}/u;
const OTHER = /(?!\p{Script=Latin})\p{L}/u;
/** A word in small letters, or two in capitals: not an abbreviation, which every voice can spell. */
const WORD = /\p{L}\p{Ll}{2}|\p{Lu}{4,} \p{Lu}{4,}/u;

/** The parts of a text that a screen reader needs help with. `isLatin`: the page is in Latin letters anyway. */
export function spokenParts(text: string, isLatin: boolean): readonly SpokenPart[] {
  const parts: SpokenPart[] = [];
  let at = 0;
  for (const { 0: found, index } of text.matchAll(MASKED)) {
    const masked = found.replace(/[.।]$/, '');
    parts.push(...plainParts(text.slice(at, index), isLatin), { is: 'masked', text: masked, ...edgesOf(masked) });
    at = index + masked.length;
  }
  return [...parts, ...plainParts(text.slice(at), isLatin)];
}

/** What shows before and after the hidden characters. */
function edgesOf(masked: string): { start: string; end: string } {
  const first = masked.search(/[*•]/);
  const last = Math.max(...[...HIDDEN].map((character) => masked.lastIndexOf(character)));
  return {
    start: masked.slice(0, first).replace(/[^\p{L}\p{N}]+$/u, ''),
    end: masked.slice(last + 1).replace(/^[^\p{L}\p{N}]+/u, ''),
  };
}

function plainParts(text: string, isLatin: boolean): readonly SpokenPart[] {
  if (text === '') return [];
  if (isLatin || !WORD.test(text)) return [{ is: 'plain', text }];
  const parts: SpokenPart[] = [];
  let at = 0;
  for (const [from, to] of latinRuns(text)) {
    const run = text.slice(from, to);
    if (!(LATIN.test(run) && WORD.test(run))) continue;
    if (from > at) parts.push({ is: 'plain', text: text.slice(at, from) });
    parts.push({ is: 'latin', text: run });
    at = to;
  }
  if (at < text.length) parts.push({ is: 'plain', text: text.slice(at) });
  return parts;
}

/** Where words in Latin letters begin and end, with the numbers between them. */
function latinRuns(text: string): readonly (readonly [number, number])[] {
  const runs: [number, number][] = [];
  let current: [number, number] | undefined;
  for (const { 0: word, index } of text.matchAll(/\S+/g)) {
    if (OTHER.test(word)) current = undefined;
    else if (LATIN.test(word)) {
      const bare = word.replace(/^[^\p{L}\p{N}]+/u, '');
      const end = index + word.replace(/[^\p{L}\p{N}.)’']+$/u, '').length;
      if (current) current[1] = end;
      else {
        current = [index + word.length - bare.length, end];
        runs.push(current);
      }
    }
  }
  return runs;
}
