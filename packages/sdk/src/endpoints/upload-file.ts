import type { BodyOf } from '../transport/endpoint.ts';
import type { Sdk } from '../transport/sdk.ts';
import { sha256Hex } from '../transport/sha256.ts';
import { type PutOptions, putFile } from '../transport/upload.ts';
import { fetchPresignedUrl } from './uploads.ts';

type UploadRequest = BodyOf<'fetchPresignedUrl'>;

/** A file to upload, and the service that will use it. */
export interface Upload {
  readonly purpose: UploadRequest['purpose'];
  readonly content: Blob;
  readonly fileName: string;
  /** Default: the type of the content itself. */
  readonly contentType?: UploadRequest['contentType'];
}

/**
 * Uploads a file: hashes it, requests a presigned url, and sends it there.
 * @returns the id that names the file in the request that uses it.
 * @throws LifedeskError `file-format` for a file that is not accepted, and the errors of `putFile`.
 */
export async function uploadFile(sdk: Sdk, upload: Upload, options: PutOptions = {}): Promise<string> {
  const { purpose, content, fileName, contentType = content.type as UploadRequest['contentType'] } = upload;
  const sha256 = await sha256Hex(await content.arrayBuffer());
  const body = { purpose, fileName, contentType, sizeBytes: content.size, sha256 };
  const { signal } = options;
  const { uploadId, url, headers } = await fetchPresignedUrl(sdk, body, signal ? { signal } : {});
  await putFile(sdk, { url, headers, content }, options);
  return uploadId;
}
