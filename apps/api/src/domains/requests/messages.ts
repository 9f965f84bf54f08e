import { type CalendarDate, formatDate } from '@lifedesk/rules';
import type { Deps } from '../../deps.ts';
import type { Db } from '../../platform/database/connect.ts';
import { writeLetter } from '../../platform/mail/letter.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import { isCoolingOffType } from './cooling-off.ts';
import { REQUEST_TYPES, type RequestType } from './known-types.ts';
import { type Contacts, findUnsent, insertMessage, markSent } from './messages.store.ts';
import { REQUEST_TEXTS, type ToldStage } from './request-texts.ts';
import type { RequestRow } from './store.ts';

/** Where a message goes. */
export interface Recipient {
  channel: 'sms' | 'email';
  /** E.164, or an e-mail address. */
  to: string;
}

/**
 * Writes the messages about a request, to the contacts and to others, and queues them: all of it in the
 * transaction that `db` is, so that a message goes out exactly if what it says has happened.
 */
export async function queueMessages(
  { config, clock, ids }: Pick<Deps, 'config' | 'clock' | 'ids'>,
  db: Db,
  queue: Queue,
  request: Pick<RequestRow, 'ticket' | 'type' | 'promised_on'>,
  stage: ToldStage,
  { contacts, also = [] }: { contacts: Contacts; also?: readonly Recipient[] },
): Promise<void> {
  const { brand } = config;
  const { language } = contacts;
  const type = request.type as RequestType;
  const facts = {
    ticket: request.ticket,
    service: REQUEST_TYPES[type].name[language],
    promisedOn: formatDate(request.promised_on as CalendarDate),
    insurer: brand.insurer[language],
    phone: brand.phone,
    pausesPayouts: isCoolingOffType(type) && stage !== 'information-needed',
  };
  const texts = REQUEST_TEXTS[language];
  const { mobile, email } = contacts;
  const registered: Recipient[] = [
    ...(mobile ? [{ channel: 'sms' as const, to: mobile }] : []),
    ...(email ? [{ channel: 'email' as const, to: email }] : []),
  ];
  const letter = writeLetter(
    { subject: texts.subject(facts, stage), parts: texts.parts(facts, stage) },
    contacts,
    brand,
    language,
  );
  for (const { channel, to } of [...registered, ...also]) {
    const id = ids.uuid();
    const content = channel === 'email' ? letter : { subject: null, text: texts.sms(facts, stage) };
    await insertMessage(db, {
      id,
      ticket: request.ticket,
      channel,
      recipient: to,
      ...content,
      made_at: clock.now(),
      sent_at: null,
    });
    await queue.send(db, 'send-message', { messageId: id });
  }
}

/** Sends a message that is on its way. What has been sent, or is no longer there, is left. Throws `DeliveryError`. */
export async function sendMessage(
  { db, sms, mailer, clock }: Pick<Deps, 'db' | 'sms' | 'mailer' | 'clock'>,
  messageId: string,
): Promise<void> {
  const message = await findUnsent(db, messageId);
  if (!message) return;
  const { recipient: to, text, subject } = message;
  await (message.channel === 'sms' ? sms.send({ to, text }) : mailer.send({ to, text, subject: subject ?? '' }));
  await markSent(db, messageId, clock.now());
}
