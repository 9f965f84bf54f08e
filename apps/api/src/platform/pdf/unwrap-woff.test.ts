import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { unwrapWoff } from './unwrap-woff.ts';

const woff = readFileSync(
  createRequire(import.meta.url).resolve('@fontsource/mukta/files/mukta-devanagari-400-normal.woff'),
);

/** The sum of a table's 32-bit words, as in a font's directory. */
function checksumOf(table: Buffer): number {
  const padded = Buffer.concat([table, Buffer.alloc((4 - (table.length % 4)) % 4)]);
  let sum = 0;
  for (let at = 0; at < padded.length; at += 4) sum = (sum + padded.readUInt32BE(at)) % 2 ** 32;
  return sum;
}

describe('unpacking a font', () => {
  it('returns every table in place with a correct checksum', () => {
    const font = unwrapWoff(woff);
    expect(font.readUInt32BE(0)).toBe(0x00010000);
    const count = font.readUInt16BE(4);
    expect(count).toBe(woff.readUInt16BE(12));
    const tags: string[] = [];
    for (let at = 12; at < 12 + 16 * count; at += 16) {
      const tag = font.toString('latin1', at, at + 4);
      const [checksum, offset, length] = [4, 8, 12].map((field) => font.readUInt32BE(at + field)) as [
        number,
        number,
        number,
      ];
      tags.push(tag);
      expect(offset % 4).toBe(0);
      // The checksum of the head table excludes its own adjustment field.
      const table = Buffer.from(font.subarray(offset, offset + length));
      if (tag === 'head') table.writeUInt32BE(0, 8);
      expect(checksumOf(table)).toBe(checksum);
    }
    for (const tag of ['GSUB', 'GPOS', 'cmap', 'glyf', 'head']) expect(tags).toContain(tag);
  });

  it('rejects a file that is not WOFF, or is damaged', () => {
    expect(() => unwrapWoff(Buffer.from('wOF2, and so on, for as long as a header is, and more'))).toThrow(RangeError);
    expect(() => unwrapWoff(Buffer.alloc(3))).toThrow(RangeError);
  });
});
