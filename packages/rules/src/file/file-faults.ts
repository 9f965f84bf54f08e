/**
 * Why a customer's file is refused, in the order of the checks. `script` means anything that acts when the file is
 * opened or sent: scripts, programs, forms that send themselves. `too-complex` means that the check reached its limit of
 * bytes or time.
 */
export const FILE_FAULTS = [
  'empty',
  'too-large',
  'other-kind',
  'heic',
  'corrupted',
  'protected',
  'too-many-pixels',
  'attachment',
  'script',
  'too-complex',
  'infected',
] as const;
export type FileFault = (typeof FILE_FAULTS)[number];

/** The kinds of files that are accepted. */
export const FILE_TYPES = ['application/pdf', 'image/jpeg', 'image/png'] as const;
export type FileType = (typeof FILE_TYPES)[number];

/** The largest file, in bytes: 5 MB. */
export const MAX_FILE_BYTES: number = 5 * 1024 * 1024;

/** The largest picture, in pixels: more than phones take, and small enough to open. */
export const MAX_FILE_PIXELS = 64_000_000;
