import type { components } from '@lifedesk/contract';
import { type Problem, problem } from '../../platform/problem.ts';
import { holdsArchive, isActivePdf } from './check-active.ts';
import { isJpeg, isWholeJpeg, jpegSize } from './check-jpeg.ts';
import { faultOfPdf, isPdf } from './check-pdf.ts';
import { isPng, isWholePng, pngSize } from './check-png.ts';

export type UploadContentType = components['schemas']['UploadContentType'];
export type FileFault = 'other-kind' | 'corrupted' | 'encrypted' | 'active' | 'too-many-pixels' | 'infected';

/** The largest picture, in pixels: more than phones take, and small enough to open. */
export const MAX_PIXELS = 64_000_000;

/**
 * Why a file is rejected, judging only by its bytes, because its name and declared type prove nothing. Null if it is
 * accepted.
 */
export function faultOfFile(content: Buffer, contentType: UploadContentType): FileFault | null {
  switch (contentType) {
    case 'image/png':
      return isPng(content) ? faultOfPicture(content, isWholePng(content), pngSize(content)) : 'other-kind';
    case 'image/jpeg':
      return isJpeg(content) ? faultOfPicture(content, isWholeJpeg(content), jpegSize(content)) : 'other-kind';
    case 'application/pdf':
      return isPdf(content) ? (faultOfPdf(content) ?? (isActivePdf(content) ? 'active' : null)) : 'other-kind';
  }
}

function faultOfPicture(content: Buffer, isWhole: boolean, pixels: number): FileFault | null {
  if (!isWhole) return 'corrupted';
  if (pixels > MAX_PIXELS) return 'too-many-pixels';
  return holdsArchive(content) ? 'active' : null;
}

const REASONS: Readonly<Record<FileFault, string>> = {
  'other-kind': 'must be the kind of file that was announced',
  corrupted: 'must not be corrupted',
  encrypted: 'must not be protected by a password',
  active: 'must not contain scripts, programs or other files',
  'too-many-pixels': 'must be a smaller picture',
  infected: 'must not contain a virus',
};

/** The problem for a rejected file: the catalogue's text, with the reason. */
export function fileRefused(fault: FileFault): Problem {
  return problem('file-format', { errors: [{ pointer: '', detail: REASONS[fault] }] });
}
