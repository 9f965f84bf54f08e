import type { FileRow } from './file-row.ts';
import { pdfFiles } from './pdf-files.ts';
import { otherFiles, pictures } from './pictures.ts';

/** Files as people and attackers send them. `npm test` sends each to the screen's check and through the API. */
export const FILES: readonly FileRow[] = [...pdfFiles, ...pictures, ...otherFiles];
