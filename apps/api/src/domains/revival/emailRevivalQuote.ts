import { maskEmail } from '@lifedesk/rules';
import { LIMITS } from '../../platform/access/limits/limit-table.ts';
import { createLimits } from '../../platform/access/limits/limits.ts';
import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { writeLetter } from '../../platform/mail/letter.ts';
import { problem } from '../../platform/problem.ts';
import { quoteLetter } from './quote-letter.ts';
import { lapsedPolicy, quoteOf } from './quotes.ts';
import { findReviver } from './store.ts';

export default sessionHandler('emailRevivalQuote', async ({ body, session }, deps) => {
  const { db, mailer, config } = deps;
  const lapsed = await lapsedPolicy(deps, session, body.policyNo);
  const quote = quoteOf(lapsed, body.scheme);
  const customer = await findReviver(db, session.customerId);
  const { email, language } = customer;
  if (email === null) throw problem('not-found', { detail: 'No email address is registered.' });
  const { policyNo } = lapsed.policy;
  const giveBack = await createLimits(deps).reserveOrThrow(LIMITS.revivalQuotes, session.customerId);
  const letter = quoteLetter({ policyNo, asOf: lapsed.date, quote }, config.brand, language);
  try {
    await mailer.send({ to: email, ...writeLetter(letter, customer, config.brand, language) });
  } catch (error) {
    await giveBack();
    throw error;
  }
  return ok({ sentTo: maskEmail(email) });
});
