import { crc32 } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Length, type and checksum of a chunk. */
const FRAME = 12;

export const isPng = (content: Buffer): boolean => content.subarray(0, SIGNATURE.length).equals(SIGNATURE);

/** The pixels of a complete PNG. */
export const pngSize = (content: Buffer): number =>
  content.length < 24 ? 0 : content.readUInt32BE(16) * content.readUInt32BE(20);

/**
 * Whether a PNG is complete: every chunk with a correct checksum, a header with a size, image data, an end, and nothing
 * after it.
 */
export function isWholePng(content: Buffer): boolean {
  const types: string[] = [];
  for (let at = SIGNATURE.length; at < content.length; ) {
    if (at + FRAME > content.length || types.at(-1) === 'IEND') return false;
    const length = content.readUInt32BE(at);
    const end = at + FRAME + length;
    if (end > content.length) return false;
    if (crc32(content.subarray(at + 4, end - 4)) !== content.readUInt32BE(end - 4)) return false;
    types.push(content.toString('latin1', at + 4, at + 8));
    if (types.length === 1 && !isHeader(content.subarray(at + 8, end - 4))) return false;
    at = end;
  }
  return types[0] === 'IHDR' && types.includes('IDAT') && types.at(-1) === 'IEND';
}

const isHeader = (data: Buffer): boolean => data.length === 13 && data.readUInt32BE(0) > 0 && data.readUInt32BE(4) > 0;
