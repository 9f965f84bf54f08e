import { createTransport } from 'nodemailer';
import { isRecord } from '../platform/is-record.ts';
import type { Mailer } from '../ports/mailer.ts';
import { DeliveryError } from '../ports/sms-sender.ts';

export interface SmtpOptions {
  /** `smtp://user:password@host:587` or `smtps://…`. */
  url: string;
  from: string;
  /** Milliseconds to connect, and to wait for a response. */
  timeoutMs?: number;
}

/** Sends messages through a mail server. Closing it ends its kept-alive connections. */
export function smtpMailer({ url, from, timeoutMs = 8_000 }: SmtpOptions): Mailer & { close(): void } {
  const transport = createTransport({
    url,
    pool: true,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  } as Parameters<typeof createTransport>[0]);
  return {
    async send({ to, subject, text, attachments = [] }) {
      try {
        await transport.sendMail({
          from,
          to: { name: '', address: to },
          subject,
          text,
          attachments: attachments.map(({ fileName, contentType, content }) => ({
            filename: fileName,
            contentType,
            content: Buffer.from(content),
          })),
        });
      } catch (error) {
        const responseCode = isRecord(error) ? error.responseCode : undefined;
        throw new DeliveryError(
          responseCode ? `the mail server answered ${responseCode}` : 'the mail server cannot be reached',
        );
      }
    },
    close: () => transport.close(),
  };
}
