import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fromBase64, toBase64 } from './base64.ts';

const reference = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');
const anyBytes = fc.uint8Array({ maxLength: 300 }).map((bytes) => new Uint8Array(bytes));

function bothWays() {
  fc.assert(
    fc.property(anyBytes, (bytes) => {
      expect(toBase64(bytes)).toBe(reference(bytes));
      expect([...fromBase64(reference(bytes))]).toEqual([...bytes]);
    }),
  );
}

describe('base64', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('round-trips in Node', bothWays);

  it('round-trips without Node, even for long texts', () => {
    const long = Uint8Array.from({ length: 100_001 }, (_, at) => at % 251);
    const expected = reference(long);
    const expectations = fc.sample(anyBytes, 50).map((bytes) => [bytes, reference(bytes)] as const);
    vi.stubGlobal('Buffer', undefined);
    expect(toBase64(long)).toBe(expected);
    expect(fromBase64(expected)).toEqual(long);
    for (const [bytes, text] of expectations) {
      expect(toBase64(bytes)).toBe(text);
      expect(fromBase64(text)).toEqual(bytes);
    }
    expect(() => fromBase64('a*b=')).toThrow();
  });

  it("uses the engine's built-in functions", () => {
    const bytes = Object.assign(new Uint8Array([1, 2, 3]), { toBase64: () => 'built in' });
    expect(toBase64(bytes)).toBe('built in');
    const built = Object.assign(Uint8Array, { fromBase64: (text: string) => new Uint8Array([text.length]) });
    try {
      expect(fromBase64('1234')).toEqual(new Uint8Array([4]));
    } finally {
      Reflect.deleteProperty(built, 'fromBase64');
    }
  });

  it('reads only the view of a larger buffer', () => {
    const view = new Uint8Array([9, 1, 2, 3, 9]).subarray(1, 4);
    expect(toBase64(view)).toBe('AQID');
  });
});
