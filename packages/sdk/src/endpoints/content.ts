// Generated from openapi/ by `pnpm generate`. Do not edit.
import type { CallOptions } from '../transport/call.ts';
import { post, type Schemas } from '../transport/endpoint.ts';
import type { Sdk } from '../transport/sdk.ts';

/** Where `contentQuery` goes and how it travels. */
export const contentQueryRequest = {
  operation: 'contentQuery',
  path: '/content/graphql',
  service: 'content',
  idempotent: true,
} as const;

/**
 * Send a form of the content service.
 *
 * Call-back request or feedback. It is not encrypted.
 *
 * Session: none. `POST /content/form`
 *
 * @param body `Schemas['ContentForm']`
 * @returns `Schemas['ContentFormAnswer']`
 */
export const contentForm: (
  sdk: Sdk,
  body: Schemas['ContentForm'],
  options?: CallOptions,
) => Promise<Schemas['ContentFormAnswer']> = /* @__PURE__ */ post('contentForm', '/content/form', {
  service: 'content',
});
