import type { Deps } from '../../../deps.ts';
import { startConfirmation } from '../../../platform/access/confirmations.ts';
import { maskedContacts } from '../../../platform/access/contacts.ts';
import type { Session } from '../../../platform/access/session.ts';
import { registeredContacts } from '../../requests/public.ts';

/** The challenge that confirms the second step of a request, and the masked contacts that get its code. */
export async function challengeOf(deps: Deps, session: Session, workType: 'surrender-request' | 'freelook-request') {
  return {
    otpToken: await startConfirmation(deps, session, workType),
    ...maskedContacts(await registeredContacts(deps.db, session.customerId)),
  };
}
