import type { SmsContent } from '../platform/sms/render-sms.ts';

/** A message from a registered template; free text cannot be sent. */
export interface Sms extends SmsContent {
  /** E.164. */
  to: string;
  /** A separate field only so that a sandbox can show it; never logged. */
  otp?: string;
}

/** Sends a text message. Rejects with `DeliveryError` if the message was not accepted for delivery. */
export interface SmsSender {
  send(sms: Sms): Promise<void>;
}

/** The other side did not accept the message. The error never contains the recipient or the content. */
export class DeliveryError extends Error {
  override readonly name = 'DeliveryError';
}
