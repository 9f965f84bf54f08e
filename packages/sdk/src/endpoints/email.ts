// Generated from openapi/ by `pnpm generate`. Do not edit.
import type { CallOptions } from '../transport/call.ts';
import { post, type Schemas } from '../transport/endpoint.ts';
import type { Sdk } from '../transport/sdk.ts';

/**
 * Send a template email.
 *
 * Sends to the registered address of the session's customer only. It returns 404 without a registered address, and for
 * an order or policy that does not belong to the session. It is not encrypted.
 *
 * Session: full, payments-only, corporate. `POST /email/send`
 *
 * @param body `Schemas['EmailRequest']`
 * @returns `Schemas['EmailSent']`
 * @throws {@link LifedeskError} 404 `not-found`
 */
export const sendEmail: (
  sdk: Sdk,
  body: Schemas['EmailRequest'],
  options?: CallOptions,
) => Promise<Schemas['EmailSent']> = /* @__PURE__ */ post('sendEmail', '/email/send', { service: 'email' });
