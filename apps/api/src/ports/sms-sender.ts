/** A message from a registered template; free text cannot be sent. */
export interface Sms {
  /** E.164. */
  readonly to: string;
  /** The id under which operators registered the template in the language of the message (DLT). */
  readonly templateId: string;
  /** The values of the template's numbered variables. */
  readonly variables: readonly string[];
  /** The template with its variables filled in. */
  readonly text: string;
  /** A separate field only so that a sandbox can show it; never logged. */
  readonly otp?: string;
}

/** Sends a text message. Rejects with `DeliveryError` if the message was not accepted for delivery. */
export interface SmsSender {
  send(sms: Sms): Promise<void>;
}

/** The other side did not accept the message. The error never contains the recipient or the content. */
export class DeliveryError extends Error {
  override readonly name = 'DeliveryError';
}
