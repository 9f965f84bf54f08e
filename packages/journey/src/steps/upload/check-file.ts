/** The accepted kinds of files. */
export const uploadTypes = ['application/pdf', 'image/jpeg', 'image/png'] as const;
export type UploadType = (typeof uploadTypes)[number];

/** The maximum size of a file in bytes: 5 MB. */
export const maxUploadBytes = 5 * 1024 * 1024;

export type FileFault = 'empty' | 'too-large' | 'other-kind' | 'corrupted' | 'protected';

export type CheckedFile =
  | { readonly fault: FileFault }
  | { readonly fault: undefined; readonly contentType: UploadType };

/**
 * Checks a file before it is sent, by its content and not by its name, so that no one waits for an upload that the
 * server will refuse. The server checks more; a file that passes here may still be refused there.
 */
export function checkContent(content: Uint8Array): CheckedFile {
  if (content.length === 0) return { fault: 'empty' };
  if (content.length > maxUploadBytes) return { fault: 'too-large' };
  if (startsWith(content, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))
    return endsWith(content, pngEnd) ? { fault: undefined, contentType: 'image/png' } : { fault: 'corrupted' };
  // cameras append data after the image
  if (startsWith(content, [0xff, 0xd8, 0xff]))
    return content.findLastIndex((byte, at) => byte === 0xff && content[at + 1] === 0xd9) > 2
      ? { fault: undefined, contentType: 'image/jpeg' }
      : { fault: 'corrupted' };
  const head = latin1(content.subarray(0, 1024));
  return head.includes('%PDF-') ? checkPdf(latin1(content)) : { fault: 'other-kind' };
}

/** The last chunk of every PNG: no length, its name, its checksum. */
const pngEnd = [0, 0, 0, 0, 0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82];

function checkPdf(text: string): CheckedFile {
  const end = text.slice(-1200);
  if (!/startxref\s+\d+\s+%%EOF/.test(end)) return { fault: 'corrupted' };
  return trailers(text).some((trailer) => /\/Encrypt\s*(\d+\s+\d+\s+R|<<)/.test(trailer))
    ? { fault: 'protected' }
    : { fault: undefined, contentType: 'application/pdf' };
}

/** The dictionaries that say how to read a PDF: those of cross-reference tables, and those of its streams. */
function trailers(text: string): string[] {
  const found: string[] = [];
  for (const { index } of text.matchAll(/\btrailer\b/g)) {
    const end = text.indexOf('startxref', index);
    found.push(text.slice(index, end === -1 ? undefined : end));
  }
  for (const { index } of text.matchAll(/\/Type\s*\/XRef\b/g)) {
    const begin = Math.max(text.lastIndexOf(' obj', index), index - 4096);
    const end = text.indexOf('stream', index);
    found.push(text.slice(begin, end === -1 ? index + 4096 : end));
  }
  return found;
}

const startsWith = (content: Uint8Array, bytes: readonly number[]) => bytes.every((byte, at) => content[at] === byte);
const endsWith = (content: Uint8Array, bytes: readonly number[]) =>
  startsWith(content.subarray(Math.max(0, content.length - bytes.length)), bytes);
const latin1 = (content: Uint8Array) => new TextDecoder('latin1').decode(content);
