import { formatDate, formatRupees, todayInIndia } from '@lifedesk/rules';
import type { Db } from '../../src/platform/database/connect.ts';
import type { Clock } from '../../src/ports/clock.ts';
import type { Mailer } from '../../src/ports/mailer.ts';
import type { SmsSender } from '../../src/ports/sms-sender.ts';
import type { BankNotice } from '../gateway/mandate-calls.ts';

/** Sends no messages; stores them in the table that `/sandbox/outbox` shows. */
export function outboxSmsSender(db: Db, clock: Clock): SmsSender {
  return {
    async send({ to, text, otp = null }) {
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

/** The issuing bank's notice of a debit a day ahead, sent to the mobile number of the mandate's customer. */
export async function outboxBankNotice(
  db: Db,
  clock: Clock,
  { mandateId, merchant, amount, debitAt }: BankNotice,
): Promise<void> {
  const found = await db
    .selectFrom('mandate as m')
    .innerJoin('customer as c', 'c.id', 'm.customer_id')
    .where('m.id', '=', mandateId)
    .select(['c.mobile', 'c.email', 'm.policy_no'])
    .executeTakeFirst();
  const recipient = found?.mobile ?? found?.email;
  if (!recipient) return;
  const on = formatDate(todayInIndia(new Date(debitAt)));
  const text = `Your bank: ${merchant} will debit ${formatRupees(amount)} on ${on} for policy ${found?.policy_no}. You can decline this debit.`;
  await db
    .insertInto('outbox')
    .values({ channel: 'mandate', recipient, subject: null, text, otp: null, at: clock.now() })
    .execute();
}
