import { maskEmail } from '@lifedesk/rules';
import { LIMITS } from '../../platform/access/limits/limit-table.ts';
import { createLimits } from '../../platform/access/limits/limits.ts';
import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { writeLetter } from '../../platform/mail/letter.ts';
import { problem } from '../../platform/problem.ts';
import { compose } from './compose.ts';
import { findRecipient } from './store.ts';

export default sessionHandler('sendEmail', async ({ body, session }, deps) => {
  const { db, mailer, config } = deps;
  const recipient = await findRecipient(db, session.customerId);
  const language = body.language ?? recipient.language;
  const { attachments, ...letter } = await compose(deps, session, body, language);
  const { email } = recipient;
  if (email === null) throw problem('not-found', { detail: 'No e-mail address is registered.' });

  const sentTo = maskEmail(email);
  const limits = createLimits(deps);
  const about = 'orderId' in body ? body.orderId : body.policyNo;
  const same = await limits.reserve(
    LIMITS.sameEmail,
    JSON.stringify([session.customerId, body.template, about, language]),
  );
  if (!same.allowed) return ok({ sentTo });
  const giveBack: (() => Promise<void>)[] = [() => limits.release(same)];
  try {
    giveBack.push(await limits.reserveOrThrow(LIMITS.emails, session.customerId));
    await mailer.send({
      to: email,
      ...writeLetter(letter, recipient, config.brand, language),
      ...(attachments ? { attachments } : {}),
    });
  } catch (error) {
    for (const release of giveBack) await release();
    throw error;
  }
  return ok({ sentTo });
});
