import { hasBytes, viewOf } from './bytes.ts';
import { MAX_FILE_PIXELS } from './file-faults.ts';

const SOS = 0xda;
/** Start-of-frame markers of every kind; the gaps are tables. */
const FRAMES = new Set([0xc0, 0xc1, 0xc2, 0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf]);

export const isJpeg = (content: Uint8Array): boolean => hasBytes(content, 0, [0xff, 0xd8, 0xff]);

/**
 * Why a JPEG is refused: it needs consecutive segments, a frame with a size, image data, and an end. Cameras write more
 * after it.
 */
export function jpegFault(content: Uint8Array): 'corrupted' | 'too-many-pixels' | null {
  const view = viewOf(content);
  let pixels = 0;
  for (let at = 2; at + 4 <= content.length; ) {
    if (content[at] !== 0xff) return 'corrupted';
    const marker = content[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const length = view.getUint16(at + 2);
    if (length < 2 || at + 2 + length > content.length) return 'corrupted';
    if (FRAMES.has(marker)) {
      pixels = length >= 8 ? view.getUint16(at + 5) * view.getUint16(at + 7) : 0;
      if (pixels === 0) return 'corrupted';
    }
    at += 2 + length;
    if (marker === SOS) {
      if (pixels === 0 || !endsAfter(content, at)) return 'corrupted';
      return pixels > MAX_FILE_PIXELS ? 'too-many-pixels' : null;
    }
  }
  return 'corrupted';
}

/** Within image data a 0xFF is never followed by the end marker's byte. */
function endsAfter(content: Uint8Array, start: number): boolean {
  for (let at = content.indexOf(0xff, start + 1); at >= 0; at = content.indexOf(0xff, at + 1))
    if (content[at + 1] === 0xd9) return true;
  return false;
}
