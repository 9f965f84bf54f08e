// A pattern with alternatives makes a claim about each of them: `(api|desk)/` is two patterns. Splitting them finds an alternative
// that matches nothing even if its neighbour matches.

/** One reading of a pattern, with the alternative chosen in each of its lists. */
export interface Reading {
  readonly text: string;
  readonly choices: readonly string[];
}

/** The start of a list of folders or files in a glob. A list of extensions after a dot is not a choice: `*.{ts,tsx}`. */
const LIST = /(?<!\.)\{/;

/** The readings of a glob with lists in braces. */
export function ofGlob(glob: string): Reading[] {
  const open = glob.search(LIST);
  if (open < 0) return [{ text: glob, choices: [] }];
  const close = closing(glob, open, '{', '}');
  const inside = glob.slice(open + 1, close);
  return split(inside, ',').flatMap((part) =>
    having(`${part} of {${inside}}`, ofGlob(glob.slice(0, open) + part + glob.slice(close + 1))),
  );
}

/** The readings of a regular expression with alternatives; lookaheads and lookbehinds do not change. */
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
          having(`${one} of (${inside})`, ofRegExp(before + group(one, behind[0]) + behind)),
        );
      }
      at = close;
    }
  }
  return [{ text: source, choices: [] }];
}

const having = (choice: string, readings: readonly Reading[]): Reading[] =>
  readings.map(({ text, choices }) => ({ text, choices: [choice, ...choices] }));

/** Keeps repeated or optional parts together. */
const group = (part: string, next = '') => (/[?*+{]/.test(next) ? `(?:${part})` : part);

function closing(text: string, open: number, opener: string, closer: string): number {
  let depth = 0;
  for (let at = open; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === opener) depth += 1;
    else if (text[at] === closer && --depth === 0) return at;
  }
  throw new Error(`${text} has an unclosed ${opener}`);
}

/** Splits at separators outside brackets. */
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
