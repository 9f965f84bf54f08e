import { maskEmail } from '@lifedesk/rules';
import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { writeLetter } from '../../platform/mail/letter.ts';
import { problem } from '../../platform/problem.ts';
import { quoteLetter } from './quote-letter.ts';
import { lapsedPolicy, quoteOf } from './quotes.ts';
import { findReviver, takeQuote } from './store.ts';

const HOUR_MS = 3_600_000;
const MOST_PER_HOUR = 5;

export default sessionHandler('emailRevivalQuote', async ({ body, session }, deps) => {
  const { db, clock, mailer, config } = deps;
  const lapsed = await lapsedPolicy(deps, session, body.policyNo);
  const quote = quoteOf(lapsed, body.scheme);
  const customer = await findReviver(db, session.customerId);
  const { email, language } = customer;
  if (email === null) throw problem('not-found', { detail: 'No e-mail address is registered.' });
  const { policyNo } = lapsed.policy;
  const now = clock.now();
  const sent = { customer_id: session.customerId, policy_no: policyNo, scheme: body.scheme, sent_at: now };
  const limit = { since: new Date(now.getTime() - HOUR_MS), most: MOST_PER_HOUR };
  if (!(await takeQuote(db, sent, limit))) throw problem('rate-limited', { retryAfter: HOUR_MS / 1000 });
  const letter = quoteLetter[language]({ policyNo, asOf: lapsed.date, quote }, config.brand);
  await mailer.send({ to: email, ...writeLetter(letter, customer, config.brand, language) });
  return ok({ sentTo: maskEmail(email) });
});
