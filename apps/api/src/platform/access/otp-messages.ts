import type { Selectable } from 'kysely';
import type { Contributions } from '../../contributions.ts';
import type { Deps } from '../../deps.ts';
import { DeliveryError } from '../../ports/sms-sender.ts';
import type { Db } from '../database/connect.ts';
import type { CustomerTable } from '../database/tables/policies.ts';
import { type Message, m } from '../language.ts';
import { toSms } from '../sms/render-sms.ts';
import type { Challenge } from './challenge.ts';

/** Where a code goes, and in which language. */
export type Recipient = Pick<Selectable<CustomerTable>, 'mobile' | 'email' | 'language'>;

/** The registered mobile and email, or the challenge's own contact instead. */
export async function recipientOf(
  db: Db,
  { customer_id, applicant_id, contact }: Pick<Challenge, 'customer_id' | 'applicant_id' | 'contact'>,
): Promise<Recipient> {
  const registered =
    applicant_id === null
      ? await db
          .selectFrom('customer')
          .select(['mobile', 'email', 'language'])
          .where('id', '=', customer_id)
          .executeTakeFirstOrThrow()
      : await db
          .selectFrom('applicant')
          .select(['mobile', 'email', 'language'])
          .where('id', '=', applicant_id)
          .executeTakeFirstOrThrow();
  return contact === null ? registered : { ...registered, ...contactOf(contact) };
}

/**
 * Sends the code in the customer's language. The message names the purpose of the challenge. One channel is enough;
 * throws `DeliveryError` if none accepts it.
 */
export async function sendOtp(
  { config: { brand }, sms, mailer, contributions }: Deps,
  { mobile, email, language }: Recipient,
  workType: string,
  otp: string,
): Promise<void> {
  const locale = { locale: language };
  const purpose = otpPurpose(contributions, workType)({}, locale);
  // written before anything is sent, so that a failing template sends nothing
  const message = toSms({ template: 'otp', language, variables: [otp, purpose] }, brand);
  const subject = m.sms_otpSubject({ insurer: brand.insurer[language] }, locale);
  const sent = await Promise.allSettled([
    ...(mobile ? [sms.send({ to: mobile, ...message, otp })] : []),
    ...(email ? [mailer.send({ to: email, subject, text: message.text, otp })] : []),
  ]);
  if (sent.some((s) => s.status === 'fulfilled')) return;
  throw (
    sent.find((s) => s.status === 'rejected')?.reason ?? new DeliveryError('the customer has no registered contact')
  );
}

/** The purpose of a code in its message, derived only from the challenge's work type and never from the caller's text. */
export function otpPurpose({ otpPurposes }: Pick<Contributions, 'otpPurposes'>, workType: string): Message {
  const purpose = otpPurposes[workType];
  if (!purpose) throw new Error(`no purpose is defined for a code of the work type ${workType}`);
  return purpose;
}

const contactOf = (contact: string) =>
  contact.includes('@') ? { mobile: null, email: contact } : { mobile: contact, email: null };
