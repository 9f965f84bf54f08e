import type { components } from '@lifedesk/contract';
import type { Deps } from '../../deps.ts';
import { startConfirmation } from '../../platform/access/confirmations.ts';
import { maskedContacts } from '../../platform/access/contacts.ts';
import type { Session } from '../../platform/access/session.ts';
import { registeredContacts } from '../requests/public.ts';

/** The challenge for a change to a mandate, and where its code goes. */
export async function challengeOf(deps: Deps, session: Session, type: components['schemas']['ServiceRequestType']) {
  return {
    otpToken: await startConfirmation(deps, session, type),
    ...maskedContacts(await registeredContacts(deps.db, session.customerId)),
  };
}
