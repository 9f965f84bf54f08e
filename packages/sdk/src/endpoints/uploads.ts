// Generated from openapi/ by `pnpm generate`. Do not edit.
import type { CallOptions } from '../transport/call.ts';
import { post, type Schemas } from '../transport/endpoint.ts';
import type { Sdk } from '../transport/sdk.ts';

/**
 * Get an upload address.
 *
 * Returns a url for a PUT of the file. Hash, type and length are part of its signature, and the content is checked by
 * its bytes afterwards. A file of an unaccepted kind, corrupted or protected by a password is rejected with 400
 * `file-format`.
 *
 * Most apps call `uploadFile`, which hashes and sends the file too.
 *
 * Session: full, corporate, application tracking. `POST /v1/customer/fetchpresignedurl`
 *
 * @param body `Schemas['PresignedUrlRequest']`
 * @returns `Schemas['PresignedUrl']`
 * @throws {@link LifedeskError} 400 `file-format`
 */
export const fetchPresignedUrl: (
  sdk: Sdk,
  body: Schemas['PresignedUrlRequest'],
  options?: CallOptions,
) => Promise<Schemas['PresignedUrl']> = /* @__PURE__ */ post('fetchPresignedUrl', '/v1/customer/fetchpresignedurl');
