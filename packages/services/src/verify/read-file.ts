import { findCode } from './find-code.ts';

/** Why no code was read from a file. */
export type FileFault = 'too-large' | 'no-picture' | 'no-code' | 'no-code-in-pdf';

export type ReadFile = { readonly code: string } | { readonly fault: FileFault };

/** More than any receipt or photo of one. In bytes. */
const MOST = 15 * 1024 * 1024;
const PDF = '%PDF-';
/** The form of our codes in the text of a PDF. */
const IN_PDF = /LD\d{1,4}~[\w.~-]+/;
/** Sides in pixels at which a picture is scanned: small ones are sharper, large ones show a small code. */
const SIDES = [1200, 2400];

/** The code in one of our PDFs or in a picture. The file stays on the device. */
export async function readFile(file: File): Promise<ReadFile> {
  if (file.size > MOST) return { fault: 'too-large' };
  const bytes = await file.arrayBuffer();
  if (new TextDecoder('latin1').decode(bytes.slice(0, 1024)).includes(PDF)) {
    const code = IN_PDF.exec(new TextDecoder('latin1').decode(bytes))?.[0];
    return code ? { code } : { fault: 'no-code-in-pdf' };
  }
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) return { fault: 'no-picture' };
  for (const side of SIDES) {
    const code = findCode(picture, side);
    if (code !== null) return { code };
  }
  return { fault: 'no-code' };
}
