/** The entries of a PDF dictionary: names without the slash, values as written, `12 0 R` for a reference. */
export type PdfDictionary = ReadonlyMap<string, string>;

const SPACE = /(?:[\s\0]+|%[^\r\n]*)+/y;
const TOKEN = /<<|>>|\[|\]|\/[^\s\0()<>[\]{}/%]*|<[0-9A-Fa-f\s]*>|[^\s\0()<>[\]{}/%]+/y;
/** More than any trailer has. */
const MAX_TOKENS = 20_000;

/**
 * Reads the dictionary at a position of a PDF's text (one character per byte), and returns where it ends; null if there
 * is no readable one.
 */
export function readPdfDictionary(text: string, start: number): { entries: PdfDictionary; end: number } | null {
  if (!text.startsWith('<<', start)) return null;
  const outer: string[] = [];
  const open: { closes: string; from: number }[] = [];
  let at = start;
  for (let count = 0; count < MAX_TOKENS; count++) {
    at = afterMatch(SPACE, text, at) ?? at;
    const from = at;
    const end = text[at] === '(' ? endOfString(text, at) : afterMatch(TOKEN, text, at);
    if (end === null) return null;
    at = end;
    const token = text.slice(from, at);
    if (token === '<<' || token === '[') open.push({ closes: token === '[' ? ']' : '>>', from });
    else if (token === '>>' || token === ']') {
      const opened = open.pop();
      if (opened?.closes !== token) return null;
      if (open.length === 0) return { entries: entriesOf(outer), end: at };
      if (open.length === 1) outer.push(text.slice(opened.from, at));
    } else if (open.length === 1) outer.push(token);
  }
  return null;
}

function afterMatch(pattern: RegExp, text: string, at: number): number | null {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : null;
}

/** Where a string in parentheses ends; it may contain nested and escaped parentheses. */
function endOfString(text: string, start: number): number | null {
  let depth = 0;
  for (let at = start; at < text.length; at++) {
    const character = text[at];
    if (character === '\\') at++;
    else if (character === '(') depth++;
    else if (character === ')' && --depth === 0) return at + 1;
  }
  return null;
}

/** Keys and values alternate; a reference takes three tokens. */
function entriesOf(tokens: readonly string[]): PdfDictionary {
  const entries = new Map<string, string>();
  for (let at = 0; at < tokens.length; ) {
    const isReference = tokens[at + 3] === 'R';
    const value = tokens.slice(at + 1, at + (isReference ? 4 : 2)).join(' ');
    entries.set(nameOf(tokens[at] ?? ''), value);
    at += isReference ? 4 : 2;
  }
  return entries;
}

/** Decodes `#xx` in a name: `/Enc#72ypt` is another spelling of `/Encrypt`. */
const nameOf = (token: string): string =>
  token.slice(1).replaceAll(/#([0-9A-Fa-f]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
