import type { components } from '@lifedesk/contract';
import { maskEmail } from '@lifedesk/rules';
import type { Deps } from '../../deps.ts';
import { LIMITS } from '../../platform/access/limits/limit-table.ts';
import { createLimits } from '../../platform/access/limits/limits.ts';
import type { Session } from '../../platform/access/session.ts';
import { m } from '../../platform/language.ts';
import { problem } from '../../platform/problem.ts';
import { DeliveryError } from '../../ports/sms-sender.ts';
import type { RequestedDocument } from './requested-documents.ts';

/**
 * Creates a document and sends it to the registered address only. It counts against the customer's email limit before
 * it is created; the count is returned if it was not sent. Throws `not-found` if no address is registered,
 * `rate-limited`, `upstream-failed` if the mail is not accepted.
 */
export async function sendDocument(
  deps: Deps,
  { customerId }: Session,
  make: () => Promise<RequestedDocument>,
): Promise<components['schemas']['EmailSent']> {
  const giveBack = await createLimits(deps).reserveOrThrow(LIMITS.emails, customerId);
  try {
    return await send(deps, await make());
  } catch (error) {
    await giveBack();
    if (error instanceof DeliveryError) throw problem('upstream-failed', { cause: error });
    throw error;
  }
}

async function send({ mailer, config }: Deps, { title, language, fileName, content, policy }: RequestedDocument) {
  const { email, policyNo } = policy;
  if (email === null) throw problem('not-found', { detail: 'No email address is registered.' });
  const { insurer, phone } = config.brand;
  const locale = { locale: language };
  const what = { title, number: policyNo };
  await mailer.send({
    to: email,
    subject: m.document_mailSubject(what, locale),
    text: m.document_mail({ ...what, phone: phone.read, insurer: insurer[language] }, locale),
    attachments: [{ fileName, contentType: 'application/pdf', content }],
  });
  return { sentTo: maskEmail(email) };
}
