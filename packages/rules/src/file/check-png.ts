import { hasBytes, viewOf } from './bytes.ts';
import { MAX_FILE_PIXELS } from './file-faults.ts';

const PNG_SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** Length, type and checksum of a chunk. */
const FRAME = 12;

/**
 * Why a PNG is refused: it needs every chunk with a correct checksum, a header with a size, image data, an end, and
 * only zeros after it.
 */
export function pngFault(content: Uint8Array): 'corrupted' | 'too-many-pixels' | null {
  const view = viewOf(content);
  let pixels = 0;
  let hasData = false;
  for (let at = PNG_SIGNATURE.length; at + FRAME <= content.length; ) {
    const length = view.getUint32(at);
    const end = at + FRAME + length;
    if (end > content.length || crc32(content.subarray(at + 4, end - 4)) !== view.getUint32(end - 4))
      return 'corrupted';
    const type = String.fromCharCode(...content.subarray(at + 4, at + 8));
    if (pixels === 0) {
      if (type !== 'IHDR' || length !== 13) return 'corrupted';
      pixels = view.getUint32(at + 8) * view.getUint32(at + 12);
      if (pixels === 0) return 'corrupted';
    }
    hasData ||= type === 'IDAT';
    if (type === 'IEND') {
      if (!hasData || content.subarray(end).some((byte) => byte !== 0)) return 'corrupted';
      return pixels > MAX_FILE_PIXELS ? 'too-many-pixels' : null;
    }
    at = end;
  }
  return 'corrupted';
}

export const isPng = (content: Uint8Array): boolean => hasBytes(content, 0, PNG_SIGNATURE);

const TABLE: readonly number[] = Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

/** CRC-32 of ISO 3309, as in PNG. */
function crc32(content: Uint8Array): number {
  let value = 0xffffffff;
  for (const byte of content) value = (TABLE[(value ^ byte) & 0xff] ?? 0) ^ (value >>> 8);
  return (value ^ 0xffffffff) >>> 0;
}
