import type { Brand } from '../../src/brand.ts';
import type { Db } from '../../src/platform/database/connect.ts';
import { renderSms } from '../../src/platform/sms/render-sms.ts';
import type { Clock } from '../../src/ports/clock.ts';
import type { Mailer } from '../../src/ports/mailer.ts';
import type { SmsSender } from '../../src/ports/sms-sender.ts';

/** Instead of leaving the house, messages go to the table that `/sandbox/outbox` shows. */
export function outboxSmsSender(db: Db, clock: Clock, brand: Brand): SmsSender {
  return {
    async send({ to, otp = null, ...content }) {
      const text = renderSms(content, brand);
      await db
        .insertInto('outbox')
        .values({ channel: 'sms', recipient: to, subject: null, text, otp, at: clock.now() })
        .execute();
    },
  };
}

export function outboxMailer(db: Db, clock: Clock): Mailer {
  return {
    async send({ to, subject, text, otp = null, attachments = [] }) {
      await db
        .insertInto('outbox')
        .values({
          channel: 'email',
          recipient: to,
          subject,
          text,
          otp,
          attachments: attachments.map((a) => a.fileName),
          at: clock.now(),
        })
        .execute();
    },
  };
}
