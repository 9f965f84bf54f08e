import { checkFile, type FileFault, type FileType } from '@lifedesk/rules';
import { documentFault } from './document-fault.ts';
import { pdfFlateStreams, pngFlateStreams, pngImageBytes } from './flate-streams.ts';
import { inflatedBytes } from './inflated-bytes.ts';
import { readPdf } from './read-pdf.ts';

/** The limit for everything that a file decompresses to, in bytes. A picture of 64 million pixels fits. */
export const MAX_INFLATED = 256 * 1024 * 1024;

/**
 * Why a file is refused, judging only by its bytes; null if it is accepted. Runs in a thread of its own, because a
 * hostile file can take long and much memory.
 */
export async function fileFault(content: Buffer, declared: FileType): Promise<FileFault | null> {
  const { fault, contentType } = checkFile(content);
  if (fault) return fault;
  if (contentType !== declared) return 'other-kind';
  if (contentType === 'image/png') return pngDataFault(content);
  return contentType === 'application/pdf' ? pdfDataFault(content) : null;
}

async function pngDataFault(content: Buffer): Promise<FileFault | null> {
  const { image, others } = pngFlateStreams(content);
  const needed = pngImageBytes(content);
  if (needed > MAX_INFLATED) return 'too-many-pixels';
  const ofImage = await inflatedBytes([image], MAX_INFLATED);
  const ofOthers = await inflatedBytes(others, MAX_INFLATED - Math.min(ofImage, MAX_INFLATED));
  if (ofImage + ofOthers > MAX_INFLATED) return 'too-complex';
  return ofImage < needed ? 'corrupted' : null;
}

async function pdfDataFault(content: Buffer): Promise<FileFault | null> {
  if ((await inflatedBytes(pdfFlateStreams(content), MAX_INFLATED)) > MAX_INFLATED) return 'too-complex';
  const read = await readPdf(content);
  return 'fault' in read ? read.fault : documentFault(read.objects);
}
