import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MOST_LEVELS, MOST_VALUES, parseStrictJson, StrictJsonError } from './strict-json.ts';

const parse = (text: string) => parseStrictJson(Buffer.from(text));

describe('parseStrictJson', () => {
  it('reads what JSON.parse reads', () => {
    fc.assert(
      fc.property(fc.json({ noUnicodeString: false } as never), (text) => {
        fc.pre(!/\\u(0000|d[89a-f])/i.test(text) && !text.includes('__proto__') && !text.includes('constructor'));
        expect(parse(text)).toEqual(JSON.parse(text));
      }),
    );
  });

  it.each([
    ['a repeated key', '{"a":1,"a":2}'],
    ['a repeated key, once escaped', '{"a":1,"\\u0061":2}'],
    ['a repeated nested key', '{"x":[{"b":{},"b":{}}]}'],
    ['__proto__', '{"__proto__":{"admin":true}}'],
    ['constructor.prototype', '{"constructor":{"prototype":{"admin":true}}}'],
    ['U+0000', '{"a":"\\u0000"}'],
    ['half a character', '{"a":"\\ud800"}'],
    ['the other half', '{"a":"x\\uDC00y"}'],
    ['half a character in a key', '{"\\ud83d":1}'],
    ['surrogates in the wrong order', '["\\ude00\\ud83d"]'],
    ['a byte order mark', '\uFEFF{}'],
    ['text after the end', '{} {}'],
    ['nothing', ''],
    ['a comment', '{/* */}'],
    ['single quotes', "{'a':1}"],
  ])('rejects %s', (_, text) => {
    expect(() => parse(text)).toThrow(StrictJsonError);
  });

  it('rejects text that is not UTF-8', () => {
    expect(() => parseStrictJson(Buffer.from([0x22, 0xff, 0x22]))).toThrow(StrictJsonError);
  });

  it.each<[string, (count: number) => string, number]>([
    ['levels of arrays', (count) => '['.repeat(count) + ']'.repeat(count), MOST_LEVELS],
    ['levels of objects', (count) => `${'{"a":'.repeat(count)}1${'}'.repeat(count)}`, MOST_LEVELS],
    [
      'values of an array',
      (count) =>
        `[${Array(count - 2)
          .fill('0')
          .join()},{}]`,
      MOST_VALUES - 1,
    ],
    [
      'values of objects',
      (count) =>
        `[${Array((count - 2) / 2)
          .fill('{"a":1}')
          .join()}]`,
      MOST_VALUES,
    ],
  ])('accepts so many %s, and one more is refused', (_, make, most) => {
    expect(parse(make(most))).toEqual(JSON.parse(make(most)));
    expect(() => parse(make(most + (most % 2 === 0 && most > MOST_LEVELS ? 2 : 1)))).toThrow(
      /at most \d+ (levels|values)/,
    );
  });

  it('counts no brackets and commas inside texts, and refuses deep text that is not JSON before it parses it', () => {
    const text = `${'[{,'.repeat(MOST_VALUES)}\\"]`;
    expect(parse(JSON.stringify({ text }))).toEqual({ text });
    expect(() => parse('['.repeat(60_000))).toThrow(`at most ${MOST_LEVELS} levels`);
  });

  it('accepts the same key in two objects, and keys that only look alike', () => {
    expect(parse('[{"a":1},{"a":2}]')).toEqual([{ a: 1 }, { a: 2 }]);
    expect(parse('{"a":"a","b":{"a":1}}')).toEqual({ a: 'a', b: { a: 1 } });
    expect(parse('{"a":"\\\\u0000"}')).toEqual({ a: '\\u0000' });
    expect(parse('{"a":"\\ud83d\\ude00"}')).toEqual({ a: '😀' });
    expect(parse('{"":1," ":2}')).toEqual({ '': 1, ' ': 2 });
  });
});
