import secureJson from 'secure-json-parse';

/** The body is not JSON that this service accepts. The message is our own and contains nothing of the body. */
export class StrictJsonError extends Error {
  override readonly name = 'StrictJsonError';
}

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/**
 * Parses JSON and rejects what a lenient parser would accept: repeated keys (it is undefined which one counts),
 * `__proto__` and `constructor.prototype`, text that is not UTF-8, and the character U+0000 and lone surrogates, which
 * the database cannot store. Rejects a text that has too many levels or values before it builds anything.
 */
export function parseStrictJson(bytes: Uint8Array): unknown {
  const text = decode(bytes);
  assertBounded(text);
  const value = parse(text);
  assertPlain(text);
  return value;
}

function decode(bytes: Uint8Array): string {
  try {
    return decoder.decode(bytes);
  } catch {
    throw new StrictJsonError('is not UTF-8');
  }
}

function parse(text: string): unknown {
  try {
    if (text.startsWith('\uFEFF')) throw new SyntaxError();
    return secureJson.parse(text, { protoAction: 'error', constructorAction: 'error' });
  } catch {
    throw new StrictJsonError('is not JSON that this service accepts');
  }
}

/** Objects and arrays inside one another; the contract needs fewer than ten. */
export const MOST_LEVELS = 20;
/** More than the 2,000 items of the longest list in a request have together. */
export const MOST_VALUES = 10_000;

/** Counts in one pass over the characters, which need not be JSON. A value is as good as a bracket or a comma before it. */
function assertBounded(text: string): void {
  let levels = 0;
  let values = 1;
  let isInside = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charCodeAt(at);
    if (isInside && character === BACKSLASH) at += 1;
    else if (character === QUOTE) isInside = !isInside;
    else if (isInside) continue;
    else if (character === OPEN_OBJECT || character === OPEN_ARRAY) {
      levels += 1;
      values += 1;
    } else if (character === CLOSE_OBJECT || character === CLOSE_ARRAY) levels -= 1;
    else if (character === COMMA) values += 1;
    if (levels > MOST_LEVELS) throw new StrictJsonError(`must have at most ${MOST_LEVELS} levels`);
    if (values > MOST_VALUES) throw new StrictJsonError(`must have at most ${MOST_VALUES} values`);
  }
}

const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c];
const [OPEN_OBJECT, CLOSE_OBJECT, OPEN_ARRAY, CLOSE_ARRAY] = [0x7b, 0x7d, 0x5b, 0x5d];

const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\]:,]/g;

/** Scans the tokens of text that is known to be JSON. */
function assertPlain(text: string): void {
  // Without a colon there is no key, and without a backslash no escape.
  if (!text.includes(':') && !text.includes('\\')) return;
  const open: (Set<string> | null)[] = [];
  let last = '';
  for (const [token] of text.matchAll(TOKEN)) {
    if (token === '{') open.push(new Set());
    else if (token === '[') open.push(null);
    else if (token === '}' || token === ']') open.pop();
    else if (token === ':') addKey(open.at(-1), last);
    else if (token.startsWith('"') && /\\u(0000|d[89a-f])/i.test(token)) assertStorable(JSON.parse(token));
    last = token;
  }
}

function assertStorable(text: string): void {
  if (text.includes('\0')) throw new StrictJsonError('has the character U+0000');
  if (/\p{Cs}/u.test(text)) throw new StrictJsonError('has half a character');
}

function addKey(keys: Set<string> | null | undefined, token: string): void {
  const key: string = token.includes('\\') ? JSON.parse(token) : token.slice(1, -1);
  if (keys?.has(key)) throw new StrictJsonError('names a key twice');
  keys?.add(key);
}
