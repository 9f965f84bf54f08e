import { File as NodeFile } from 'node:buffer';
import { crc32 } from 'node:zlib';
import { vi } from 'vitest';
import { picture } from './picture.ts';

/**
 * A picture of a face. The sandbox judges it by what it says of itself, such as `two-faces` or `score=72`; without it,
 * it shows the right person.
 */
export async function face(says?: string): Promise<File> {
  const pixel = Buffer.from(await picture('face.png').arrayBuffer());
  if (says === undefined) return new NodeFile([pixel], 'face.png', { type: 'image/png' }) as unknown as File;
  const text = Buffer.from(`tEXtComment\0lifedesk:${says}`, 'latin1');
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(text.length - 'tEXt'.length);
  check.writeUInt32BE(crc32(text));
  const end = pixel.length - 12;
  const parts = [pixel.subarray(0, end), length, text, check, pixel.subarray(end)];
  return new NodeFile(parts, `${says}.png`, { type: 'image/png' }) as unknown as File;
}

/** jsdom draws nothing: what is drawn on a canvas is the file itself. @returns puts everything back */
export function drawFiles(): () => void {
  const canvas = HTMLCanvasElement.prototype;
  const before = { getContext: canvas.getContext, toBlob: canvas.toBlob };
  let drawn: unknown;
  vi.stubGlobal('createImageBitmap', async (file: File) => ({ width: 1, height: 1, close() {}, file }));
  Object.assign(canvas, {
    getContext: () => ({
      fillRect() {},
      drawImage(image: { file?: File }) {
        drawn = image.file;
      },
    }),
    toBlob: (done: (picture: unknown) => void) => done(drawn),
  });
  return () => {
    Object.assign(canvas, before);
    vi.unstubAllGlobals();
  };
}
