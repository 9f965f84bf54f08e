// Files that customers send.

export type { CheckedFile } from './check-file.ts';
export { checkFile } from './check-file.ts';
export { cleanFileName } from './clean-file-name.ts';
export type { FileFault, FileType } from './file-faults.ts';
export { FILE_FAULTS, FILE_TYPES, MAX_FILE_BYTES, MAX_FILE_PIXELS } from './file-faults.ts';
