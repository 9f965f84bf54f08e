import { createHash } from 'node:crypto';
import type { components } from '@lifedesk/contract';
import type { LightMyRequestResponse } from 'fastify';
import type { RequestBody } from '../platform/contract/handler.ts';
import type { RunningApi } from './index.ts';
import { callOperation, type SessionHeaders } from './sign-in.ts';

export type UploadRequest = RequestBody<'fetchPresignedUrl'>;
export type UploadGrant = components['schemas']['PresignedUrl'];

/** What a client declares about a file before uploading it; by default a PNG as an address proof. */
export function announce(content: Buffer, more: Partial<UploadRequest> = {}): UploadRequest {
  return {
    purpose: 'address-proof',
    fileName: 'bill.png',
    contentType: 'image/png',
    sizeBytes: content.length,
    sha256: createHash('sha256').update(content).digest('hex'),
    ...more,
  };
}

/** Requests an upload URL. Throws if the answer has none. */
export async function grant(
  api: Pick<RunningApi, 'app'>,
  session: SessionHeaders,
  content: Buffer,
  more: Partial<UploadRequest> = {},
): Promise<UploadGrant> {
  const answer = await callOperation(api, 'fetchPresignedUrl', announce(content, more), session);
  if (answer.statusCode !== 200) throw new Error(`the upload was refused: ${answer.body}`);
  return answer.json();
}

/** Uploads content to a URL with its headers, as a browser does. */
export function put(
  { app }: Pick<RunningApi, 'app'>,
  { url, headers }: Pick<UploadGrant, 'url' | 'headers'>,
  content: Buffer,
): Promise<LightMyRequestResponse> {
  const { pathname, search } = new URL(url, 'http://127.0.0.1');
  return app.inject({ method: 'PUT', url: pathname + search, headers, payload: content });
}

/** Uploads a file and returns its id. Throws if it is refused. */
export async function upload(
  api: Pick<RunningApi, 'app'>,
  session: SessionHeaders,
  content: Buffer,
  more: Partial<UploadRequest> = {},
): Promise<string> {
  const granted = await grant(api, session, content, more);
  const answer = await put(api, granted, content);
  if (answer.statusCode !== 204) throw new Error(`the file was refused: ${answer.body}`);
  return granted.uploadId;
}
