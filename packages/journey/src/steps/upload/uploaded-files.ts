import * as m from '@lifedesk/journey/messages';
import type { LifedeskError } from '@lifedesk/sdk';
import type { UploadState } from '@lifedesk/ui';
import type { Message } from '../../locale/error-text.ts';
import { fileFaultText } from './file-fault-text.ts';

/** A file of a journey: its state, and once uploaded the id that names it in the request. */
export interface UploadedFile {
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  readonly state: UploadState;
  readonly uploadId?: string | undefined;
}

/** What keeps a person on the step with the files: one is still uploading, or failed, or one is required. */
export function uploadProblem(files: readonly UploadedFile[], needed: boolean): Message | undefined {
  if (files.some(({ state }) => state === 'checking' || state === 'uploading')) return m.upload_underWay;
  if (files.some(({ state }) => state === 'failed' || state === 'refused')) return m.upload_notIn;
  return needed && files.length === 0 ? m.upload_missing : undefined;
}

/** Why the server refused a file once the request was sent, as at another store, which does not check it. */
export const fileRefusal = ({ code, fileFault }: LifedeskError, files: readonly UploadedFile[]): Message | undefined =>
  code === 'file-format' ? () => `${fileNames(files)}: ${fileFaultText(fileFault)}` : undefined;

/** The ids of the uploaded files. */
export const uploadIds = (files: readonly UploadedFile[]): string[] =>
  files.flatMap(({ uploadId, state }) => (state === 'done' && uploadId !== undefined ? [uploadId] : []));

/** The single document of a request that takes at most one, in the request's form. */
export function uploadBody(files: readonly UploadedFile[]): { uploadId?: string } {
  const [uploadId] = uploadIds(files);
  return uploadId === undefined ? {} : { uploadId };
}

/** The names of the files, for the review. */
export const fileNames = (files: readonly UploadedFile[]): string =>
  files.map(({ name }) => name).join(', ') || m.review_nothing();
