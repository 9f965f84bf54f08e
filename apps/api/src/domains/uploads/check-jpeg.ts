const SOI = 0xd8;
const EOI = 0xd9;
const SOS = 0xda;
/** Start-of-frame markers of every kind; the gaps are tables. */
const FRAMES = new Set([0xc0, 0xc1, 0xc2, 0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf]);

export const isJpeg = (content: Buffer): boolean => content[0] === 0xff && content[1] === SOI && content[2] === 0xff;

/**
 * Whether a JPEG is complete: consecutive segments, a frame with a size, image data, and an end. Cameras write more
 * after it.
 */
export const isWholeJpeg = (content: Buffer): boolean => jpegSize(content) > 0;

/** The pixels of a complete JPEG; 0 if it is incomplete. */
export function jpegSize(content: Buffer): number {
  let pixels = 0;
  for (let at = 2; at + 4 <= content.length; ) {
    if (content[at] !== 0xff) return 0;
    const marker = content[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const length = content.readUInt16BE(at + 2);
    if (length < 2 || at + 2 + length > content.length) return 0;
    if (FRAMES.has(marker)) {
      pixels = length >= 8 ? content.readUInt16BE(at + 5) * content.readUInt16BE(at + 7) : 0;
      if (pixels === 0) return 0;
    }
    if (marker === SOS) return endsAfter(content, at + 2 + length) ? pixels : 0;
    at += 2 + length;
  }
  return 0;
}

/** Within image data a 0xFF is never followed by the end marker's byte. */
function endsAfter(content: Buffer, start: number): boolean {
  return content.indexOf(Buffer.from([0xff, EOI]), start + 1) > start;
}
