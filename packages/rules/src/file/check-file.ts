import { hasArchive, hasBytes, textOf } from './bytes.ts';
import { isJpeg, jpegFault } from './check-jpeg.ts';
import { isPdf, pdfFault } from './check-pdf.ts';
import { isPng, pngFault } from './check-png.ts';
import { type FileFault, type FileType, MAX_FILE_BYTES } from './file-faults.ts';

export type CheckedFile =
  | { readonly fault: FileFault; readonly contentType?: undefined }
  | { readonly fault: null; readonly contentType: FileType };

/**
 * Whether a customer's file is accepted, and its type, judging only by its bytes: its name and declared type prove
 * nothing. The screen asks before it sends the file, and the server again. The server alone decompresses data, reads
 * the objects of a PDF and looks for viruses, so it may still refuse a file that is accepted here.
 */
export function checkFile(content: Uint8Array): CheckedFile {
  if (content.length === 0) return { fault: 'empty' };
  if (content.length > MAX_FILE_BYTES) return { fault: 'too-large' };
  if (isPng(content)) return verdictOf('image/png', pngFault(content), content);
  if (isJpeg(content)) return verdictOf('image/jpeg', jpegFault(content), content);
  if (isPdf(content)) return verdictOf('application/pdf', pdfFault(content), content);
  return { fault: isHeic(content) ? 'heic' : 'other-kind' };
}

const verdictOf = (contentType: FileType, fault: FileFault | null, content: Uint8Array): CheckedFile => {
  const found = fault ?? (hasArchive(content) ? 'attachment' : null);
  return found === null ? { fault: null, contentType } : { fault: found };
};

/** The photos of an iPhone, whose first box names its brand. */
const isHeic = (content: Uint8Array): boolean =>
  hasBytes(content, 4, [0x66, 0x74, 0x79, 0x70]) &&
  /^(?:hei[cxms]|hev[cxms]|mif1|msf1)/.test(textOf(content.subarray(8, 12)));
