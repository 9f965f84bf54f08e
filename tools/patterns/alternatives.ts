// A pattern that lists several things says something of each of them: `(api|desk)/` is two patterns. Each is taken apart, so
// that one which matches nothing is found although its neighbour matches.

/** The patterns of which a glob is made that has braces in its folders. Those in a file's name are one: `*.{ts,tsx}`. */
export function ofGlob(glob: string): string[] {
  const open = glob.indexOf('{');
  if (open < 0 || open > glob.lastIndexOf('/')) return [glob];
  const close = closing(glob, open, '{', '}');
  return split(glob.slice(open + 1, close), ',').flatMap((part) =>
    ofGlob(glob.slice(0, open) + part + glob.slice(close + 1)),
  );
}

/** The patterns of which a regular expression with alternatives is made; looks ahead and behind stay as they are. */
export function ofRegExp(source: string): string[] {
  const parts = split(source, '|');
  if (parts.length > 1) return parts.flatMap(ofRegExp);
  for (let at = 0; at < source.length; at += 1) {
    if (source[at] === '\\') at += 1;
    else if (source[at] === '[') at = source.indexOf(']', at);
    else if (source[at] === '(') {
      const close = closing(source, at, '(', ')');
      const inside = source.slice(at + 1, close);
      const looks = /^\?(=|!|<=|<!)/.test(inside);
      const choices = split(inside.replace(/^\?:/, ''), '|');
      if (!looks && /\|/.test(inside))
        return choices.flatMap((one) =>
          ofRegExp(`${source.slice(0, at)}${grouped(one, source[close + 1])}${source.slice(close + 1)}`),
        );
      at = close;
    }
  }
  return [source];
}

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
