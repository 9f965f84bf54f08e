// Generated from openapi/ by `pnpm generate`. Do not edit.
import type { CallOptions } from '../transport/call.ts';
import { post, type Schemas } from '../transport/endpoint.ts';
import type { Sdk } from '../transport/sdk.ts';

/**
 * Send a templated message.
 *
 * To the registered address of the session's customer, to no other. Without a registered address, and for an order or
 * policy that is not the session's, it answers 404. It travels plain.
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
