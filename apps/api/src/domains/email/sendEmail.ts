import { maskEmail } from '@lifedesk/rules';
import { LIMITS } from '../../platform/access/limits/limit-table.ts';
import { createLimits } from '../../platform/access/limits/limits.ts';
import { limitsWithoutOtp } from '../../platform/access/limits/without-otp.ts';
import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { writeLetter } from '../../platform/mail/letter.ts';
import { problem } from '../../platform/problem.ts';
import { compose } from './compose.ts';
import { findRecipient } from './store.ts';

export default sessionHandler('sendEmail', async ({ body, session, client }, deps) => {
  const { db, mailer, config } = deps;
  const recipient = await findRecipient(db, session.customerId);
  const language = body.language ?? recipient.language;
  const { attachments, ...letter } = await compose(deps, session, body, language);
  const { email } = recipient;
  if (email === null) throw problem('not-found', { detail: 'No email address is registered.' });

  const sentTo = maskEmail(email);
  const limits = createLimits(deps);
  const about = 'orderId' in body ? body.orderId : body.policyNo;
  const same = JSON.stringify([session.customerId, body.template, about, language]);
  const { customerId } = session;
  const budget =
    session.kind === 'partial'
      ? limitsWithoutOtp('email', client, customerId)
      : ([[LIMITS.emails, customerId]] as const);
  const hourly = await limits.reserveAll(budget);
  if (!hourly.allowed) {
    if ((await limits.retryAfter(LIMITS.sameEmail, same)) > 0) return ok({ sentTo });
    throw problem('rate-limited', { retryAfter: hourly.refusal.retryAfter });
  }
  const releaseHourly = () => Promise.all(hourly.taken.map(limits.release));
  const first = await limits.reserve(LIMITS.sameEmail, same);
  if (!first.allowed) {
    await releaseHourly();
    return ok({ sentTo });
  }
  try {
    await mailer.send({
      to: email,
      ...writeLetter(letter, recipient, config.brand, language),
      ...(attachments ? { attachments } : {}),
    });
  } catch (error) {
    await limits.release(first);
    await releaseHourly();
    throw error;
  }
  return ok({ sentTo });
});
