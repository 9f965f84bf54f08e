import { formatDate } from '@lifedesk/rules';
import type { Deps } from '../../deps.ts';
import type { Db } from '../../platform/database/connect.ts';
import { type Letter, writeLetter } from '../../platform/mail/letter.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import { renderSms, type SmsContent } from '../../platform/sms/render-sms.ts';
import { isCoolingOffType } from './cooling-off.ts';
import { type Contacts, findUnsent, insertMessage, markSent } from './messages.store.ts';
import { type NotifiedStage, requestLetter, requestSms } from './request-texts.ts';
import type { RequestRow } from './store.ts';

/** The recipient of a message. */
export interface Recipient {
  channel: 'sms' | 'email';
  /** E.164, or an email address. */
  to: string;
}

/**
 * Writes and queues the messages about a request, to the contacts and to others, in the transaction `db`, so that a
 * message is sent exactly if its content is true.
 */
export async function queueMessages(
  { config, clock, ids, contributions }: Pick<Deps, 'config' | 'clock' | 'ids' | 'contributions'>,
  db: Db,
  queue: Queue,
  request: Pick<RequestRow, 'ticket' | 'type' | 'promised_on'>,
  stage: NotifiedStage,
  { contacts, also = [] }: { contacts: Contacts; also?: readonly Recipient[] },
): Promise<void> {
  const { brand } = config;
  const { language } = contacts;
  const facts = {
    ticket: request.ticket,
    service: contributions.requestTypes[request.type].name({}, { locale: language }),
    promisedOn: formatDate(request.promised_on),
    pausesPayouts: isCoolingOffType(request.type) && stage !== 'information-needed',
  };
  const letter = writeLetter(requestLetter(facts, stage, language), contacts, brand, language);
  const recipients = [...registeredOf(contacts), ...also];
  const sms = requestSms(facts, stage, language);
  await queueTo({ config, clock, ids }, db, queue, request.ticket, recipients, { letter, sms });
}

/** A message's text for each channel. */
interface Content {
  letter: { subject: string; text: string };
  sms: SmsContent;
}

type Needs = Pick<Deps, 'config' | 'clock' | 'ids'> & Partial<Pick<Deps, 'origin'>>;

/**
 * Queues a message about a policy to the registered contacts, in their language, in the transaction `db`. One with a link
 * needs `origin`.
 */
export async function queueNotice(
  deps: Needs,
  db: Db,
  queue: Queue,
  contacts: Contacts,
  { letter, sms }: { letter: Letter; sms: SmsContent },
): Promise<void> {
  const written = writeLetter(letter, contacts, deps.config.brand, contacts.language);
  await queueTo(deps, db, queue, null, registeredOf(contacts), { letter: written, sms });
}

const registeredOf = ({ mobile, email }: Contacts): Recipient[] => [
  ...(mobile ? [{ channel: 'sms' as const, to: mobile }] : []),
  ...(email ? [{ channel: 'email' as const, to: email }] : []),
];

async function queueTo(
  { config, clock, ids, origin }: Needs,
  db: Db,
  queue: Queue,
  ticket: string | null,
  recipients: readonly Recipient[],
  { letter, sms }: Content,
): Promise<void> {
  const asMail = { ...letter, sms: null };
  const asSms = { subject: null, text: renderSms(sms, config.brand, origin), sms: JSON.stringify(sms) };
  for (const { channel, to } of recipients) {
    const id = ids.uuid();
    const content = channel === 'email' ? asMail : asSms;
    await insertMessage(db, { id, ticket, channel, recipient: to, ...content, made_at: clock.now(), sent_at: null });
    await queue.send(db, 'send-message', { messageId: id });
  }
}

/** Sends a queued message. Skips one that was sent or no longer exists. Throws `DeliveryError`. */
export async function sendMessage(
  { db, sms, mailer, clock, config }: Pick<Deps, 'db' | 'sms' | 'mailer' | 'clock' | 'config'>,
  messageId: string,
): Promise<void> {
  const message = await findUnsent(db, messageId);
  if (!message) return;
  const { recipient: to, text, subject } = message;
  if (message.sms) {
    const { template, language, variables } = message.sms;
    await sms.send({ to, templateId: config.brand.sms.templates[template][language], variables, text });
  } else await mailer.send({ to, text, subject: subject ?? '' });
  await markSent(db, messageId, clock.now());
}
