export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** A separate field only so that a sandbox can show it; never logged. */
  otp?: string;
  attachments?: readonly { fileName: string; contentType: string; content: Uint8Array }[];
}

/** Sends an email. Rejects with `DeliveryError` if the message was not accepted for delivery. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}
