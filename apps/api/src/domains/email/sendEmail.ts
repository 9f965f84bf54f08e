import { maskEmail } from '@lifedesk/rules';
import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { writeLetter } from '../../platform/mail/letter.ts';
import { problem } from '../../platform/problem.ts';
import { compose } from './compose.ts';
import { findRecipient, releaseMessage, reserveMessage } from './store.ts';

const HOUR_MS = 3_600_000;
/** A second click within a minute is the same wish. */
const SAME_MS = 60_000;
/** Messages to one customer within an hour: a payments-only session must not be able to flood a mailbox. */
const MOST_PER_HOUR = 10;

export default sessionHandler('sendEmail', async ({ body, session }, deps) => {
  const { db, mailer, clock, config } = deps;
  const recipient = await findRecipient(db, session.customerId);
  const language = body.language ?? recipient.language;
  const { attachments, ...letter } = await compose(deps, session, body, language);
  const { email } = recipient;
  if (email === null) throw problem('not-found', { detail: 'No e-mail address is registered.' });

  const now = clock.now();
  const before = (ms: number) => new Date(now.getTime() - ms);
  const reserved = await reserveMessage(
    db,
    {
      customer_id: session.customerId,
      template: body.template,
      about: 'orderId' in body ? body.orderId : body.policyNo,
      language,
      sent_at: now,
    },
    { sameSince: before(SAME_MS), since: before(HOUR_MS), most: MOST_PER_HOUR },
  );
  const sentTo = maskEmail(email);
  if (reserved === 'just-sent') return ok({ sentTo });
  if ('tooMany' in reserved) {
    const retryAfter = Math.ceil((reserved.tooMany.getTime() + HOUR_MS - now.getTime()) / 1000);
    throw problem('rate-limited', { retryAfter });
  }
  try {
    await mailer.send({
      to: email,
      ...writeLetter(letter, recipient, config.brand, language),
      ...(attachments ? { attachments } : {}),
    });
  } catch (error) {
    await releaseMessage(db, reserved.id);
    throw error;
  }
  return ok({ sentTo });
});
