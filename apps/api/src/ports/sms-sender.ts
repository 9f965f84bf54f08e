import type { SmsContent } from '../platform/sms/render-sms.ts';

/** A message from a registered template: free text cannot be sent. */
export interface Sms extends SmsContent {
  /** E.164. */
  to: string;
  /** Named apart from the variables only so that a sandbox can show it; never logged. */
  otp?: string;
}

/** Sends a text message. Rejects with `DeliveryError` when the message was not accepted for delivery. */
export interface SmsSender {
  send(sms: Sms): Promise<void>;
}

/** The other side did not take the message. Its text never carries the recipient or the content. */
export class DeliveryError extends Error {
  override readonly name = 'DeliveryError';
}
