// A pattern that lists several things says something of each of them: `(api|desk)/` is two patterns. Each is taken apart, so
// that one which matches nothing is found although its neighbour matches.

/** One way to read a pattern, with what was chosen in each of its lists on the way. */
export interface Reading {
  readonly text: string;
  readonly choices: readonly string[];
}

/** Where a list of a glob begins that names folders or files. One of endings, behind a dot, is no choice: `*.{ts,tsx}`. */
const LIST = /(?<!\.)\{/;

/** The readings of a glob that has lists in braces. */
export function ofGlob(glob: string): Reading[] {
  const open = glob.search(LIST);
  if (open < 0) return [{ text: glob, choices: [] }];
  const close = closing(glob, open, '{', '}');
  const inside = glob.slice(open + 1, close);
  return split(inside, ',').flatMap((part) =>
    having(`${part} of {${inside}}`, ofGlob(glob.slice(0, open) + part + glob.slice(close + 1))),
  );
}

/** The readings of a regular expression with alternatives; looks ahead and behind stay as they are. */
export function ofRegExp(source: string): Reading[] {
  const parts = split(source, '|');
  if (parts.length > 1) return parts.flatMap((part) => having(part, ofRegExp(part)));
  for (let at = 0; at < source.length; at += 1) {
    if (source[at] === '\\') at += 1;
    else if (source[at] === '[') at = source.indexOf(']', at);
    else if (source[at] === '(') {
      const close = closing(source, at, '(', ')');
      const inside = source.slice(at + 1, close);
      if (inside.includes('|') && !/^\?(=|!|<=|<!)/.test(inside)) {
        const [before, behind] = [source.slice(0, at), source.slice(close + 1)];
        return split(inside.replace(/^\?:/, ''), '|').flatMap((one) =>
          having(`${one} of (${inside})`, ofRegExp(before + grouped(one, behind[0]) + behind)),
        );
      }
      at = close;
    }
  }
  return [{ text: source, choices: [] }];
}

const having = (choice: string, readings: readonly Reading[]): Reading[] =>
  readings.map(({ text, choices }) => ({ text, choices: [choice, ...choices] }));

/** What is repeated or optional stays together. */
const grouped = (part: string, next = '') => (/[?*+{]/.test(next) ? `(?:${part})` : part);

function closing(text: string, open: number, opener: string, closer: string): number {
  let depth = 0;
  for (let at = open; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === opener) depth += 1;
    else if (text[at] === closer && --depth === 0) return at;
  }
  throw new Error(`${text} does not close its ${opener}`);
}

/** Splits where the separator is not inside brackets. */
function split(text: string, separator: string): string[] {
  const parts = [''];
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charAt(at);
    if (letter === '\\') {
      parts.push(`${parts.pop()}${letter}${text.charAt(at + 1)}`);
      at += 1;
      continue;
    }
    if ('([{'.includes(letter)) depth += 1;
    if (')]}'.includes(letter)) depth -= 1;
    if (letter === separator && depth === 0) parts.push('');
    else parts.push(`${parts.pop()}${letter}`);
  }
  return parts;
}
