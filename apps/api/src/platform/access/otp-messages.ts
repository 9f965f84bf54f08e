import { OTP_LIMITS } from '@lifedesk/rules';
import type { Deps } from '../../deps.ts';
import { DeliveryError } from '../../ports/sms-sender.ts';

const MINUTES = OTP_LIMITS.lifetimeSeconds / 60;

const TEXTS = {
  en: (code: string, insurer: string, purpose: string) =>
    `${code} is your ${insurer} OTP for ${purpose}. It is valid for ${MINUTES} minutes. ${insurer} never asks for it: do not share it with anyone.`,
  hi: (code: string, insurer: string, purpose: string) =>
    `${code} आपका ${insurer} ओटीपी है (${purpose})। यह ${MINUTES} मिनट तक मान्य है। ${insurer} इसे कभी नहीं पूछता: इसे किसी को न बताएँ।`,
};
const SUBJECTS = {
  en: (insurer: string) => `Your ${insurer} one-time password`,
  hi: (insurer: string) => `आपका ${insurer} ओटीपी`,
};

/**
 * Sends the code to the registered mobile and e-mail, or to the one contact given instead, in the customer's language. One is
 * enough; where none takes it, throws `DeliveryError`.
 */
export async function sendOtp(
  { config, db, sms, mailer }: Deps,
  customerId: number,
  otp: string,
  workType: string,
  contact: string | null,
): Promise<void> {
  const { language, ...registered } = await db
    .selectFrom('customer')
    .select(['mobile', 'email', 'language'])
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow();
  const { mobile, email } = contact === null ? registered : contactOf(contact);
  const insurer = config.brand.insurer[language];
  const text = TEXTS[language](otp, insurer, workType.replaceAll('_', ' '));
  const sent = await Promise.allSettled([
    ...(mobile ? [sms.send({ to: mobile, text, otp })] : []),
    ...(email ? [mailer.send({ to: email, subject: SUBJECTS[language](insurer), text, otp })] : []),
  ]);
  if (sent.some((s) => s.status === 'fulfilled')) return;
  throw sent.find((s) => s.status === 'rejected')?.reason ?? new DeliveryError('there is no registered contact');
}

const contactOf = (contact: string) =>
  contact.includes('@') ? { mobile: null, email: contact } : { mobile: contact, email: null };
