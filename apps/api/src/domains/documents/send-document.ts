import type { components } from '@lifedesk/contract';
import { maskEmail } from '@lifedesk/rules';
import type { Deps } from '../../deps.ts';
import { problem } from '../../platform/problem.ts';
import { DeliveryError } from '../../ports/sms-sender.ts';
import type { RequestedDocument } from './requested-documents.ts';

/** Sends a document to the registered address and to no other. Throws `not-found` where none is registered, `upstream-failed` where the mail is not taken. */
export async function sendDocument(
  { mailer, config }: Pick<Deps, 'mailer' | 'config'>,
  { title, fileName, content, policy }: RequestedDocument,
): Promise<components['schemas']['EmailSent']> {
  const { email, policyNo } = policy;
  if (email === null) throw problem('not-found', { detail: 'No e-mail address is registered.' });
  const { insurer, phone } = config.brand;
  try {
    await mailer.send({
      to: email,
      subject: `${title}, policy ${policyNo}`,
      text: `Dear customer,\n\nYou asked for this document: ${title}, policy ${policyNo}. It is attached.\n\nIf it was not you, please call us at ${phone}.\n\n${insurer.en}`,
      attachments: [{ fileName, contentType: 'application/pdf', content }],
    });
  } catch (error) {
    if (error instanceof DeliveryError) throw problem('upstream-failed', { cause: error });
    throw error;
  }
  return { sentTo: maskEmail(email) };
}
