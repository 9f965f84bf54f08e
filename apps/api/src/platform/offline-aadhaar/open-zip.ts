import { configure, Uint8ArrayReader, ZipReader } from '@zip.js/zip.js';

/** A file of the Aadhaar authority has some 50 kB, most of it the photo. */
const MOST_BYTES = 1024 * 1024;
/** The directory has one entry. */
const MOST_ENTRIES = 1;
const NAME = /^[\w .-]{1,100}\.xml$/i;

configure({ useWebWorkers: false });

/** What the zip contains, or why it cannot be opened. */
export type OpenedZip = { readonly text: string } | { readonly fault: 'not-zip' | 'code-wrong' | 'too-big' };

/**
 * Decrypts the one XML file of a zip in memory. Nothing is ever written to a path, and decompression stops at the limit,
 * whatever size the zip claims.
 */
export async function openZip(file: Uint8Array, shareCode: string): Promise<OpenedZip> {
  const zip = new ZipReader(new Uint8ArrayReader(file), { useWebWorkers: false, checkSignature: true });
  try {
    const entries: Awaited<ReturnType<typeof zip.getEntries>> = [];
    try {
      for await (const entry of zip.getEntriesGenerator()) {
        entries.push(entry);
        if (entries.length > MOST_ENTRIES) return { fault: 'not-zip' };
      }
    } catch {
      return { fault: 'not-zip' };
    }
    const [entry] = entries;
    if (!entry || entry.directory || !NAME.test(entry.filename) || !entry.encrypted) return { fault: 'not-zip' };
    if (entry.uncompressedSize > MOST_BYTES) return { fault: 'too-big' };
    const chunks: Uint8Array[] = [];
    let bytes = 0;
    const inMemory = new WritableStream<Uint8Array>({
      write(chunk) {
        bytes += chunk.length;
        if (bytes > MOST_BYTES) throw new RangeError('the file is too big');
        chunks.push(chunk.slice());
      },
    });
    try {
      await entry.getData(inMemory, { password: shareCode, checkSignature: true, useWebWorkers: false });
      return { text: new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks)) };
    } catch {
      // A wrong code is noticed by a check value, or only by what it decrypts to.
      return { fault: bytes > MOST_BYTES ? 'too-big' : 'code-wrong' };
    }
  } finally {
    await zip.close().catch(() => {});
  }
}
