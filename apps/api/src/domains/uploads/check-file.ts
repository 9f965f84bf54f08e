import type { components } from '@lifedesk/contract';
import { type Problem, problem } from '../../platform/problem.ts';
import { isJpeg, isWholeJpeg } from './check-jpeg.ts';
import { faultOfPdf, isPdf } from './check-pdf.ts';
import { isPng, isWholePng } from './check-png.ts';

export type UploadContentType = components['schemas']['UploadContentType'];
export type FileFault = 'other-kind' | 'corrupted' | 'encrypted';

/** Why a file is not accepted, by its bytes alone: its name and its announced type prove nothing. Null where it is accepted. */
export function faultOfFile(content: Buffer, contentType: UploadContentType): FileFault | null {
  switch (contentType) {
    case 'image/png':
      return isPng(content) ? corruptedUnless(isWholePng(content)) : 'other-kind';
    case 'image/jpeg':
      return isJpeg(content) ? corruptedUnless(isWholeJpeg(content)) : 'other-kind';
    case 'application/pdf':
      return isPdf(content) ? faultOfPdf(content) : 'other-kind';
  }
}

const corruptedUnless = (isWhole: boolean): FileFault | null => (isWhole ? null : 'corrupted');

const REASONS: Readonly<Record<FileFault, string>> = {
  'other-kind': 'must be the kind of file that was announced',
  corrupted: 'must not be corrupted',
  encrypted: 'must not be protected by a password',
};

/** The refusal of a file: the catalogue's sentence, with the reason. */
export function fileRefused(fault: FileFault): Problem {
  return problem('file-format', { errors: [{ pointer: '', detail: REASONS[fault] }] });
}
