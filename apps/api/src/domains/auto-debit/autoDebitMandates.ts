import type { components } from '@lifedesk/contract';
import type { Deps } from '../../deps.ts';
import { startConfirmation } from '../../platform/access/confirmations.ts';
import { maskedContacts } from '../../platform/access/contacts.ts';
import type { Session } from '../../platform/access/session.ts';
import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { today } from '../../platform/today.ts';
import { registeredContacts } from '../requests/public.ts';
import { loadMandates } from './load-mandates.ts';

export const autoDebitMandates = sessionHandler('autoDebitMandates', async ({ session }, deps) => {
  const mandates = await loadMandates(deps.db, session.customerId, today(deps.clock));
  return ok({ mandates: mandates.map(({ dto }) => dto), ...(await challengeOf(deps, session, 'auto-debit')) });
});

export const autoDebitEligiblePolicies = sessionHandler('autoDebitEligiblePolicies', async ({ session }, deps) => {
  const mandates = await loadMandates(deps.db, session.customerId, today(deps.clock));
  return ok({
    mandates: mandates.filter(({ row }) => row.state === 'active').map(({ dto }) => dto),
    ...(await challengeOf(deps, session, 'deactivate-auto-debit')),
  });
});

/** The challenge for a change to a mandate, and where its code goes. */
async function challengeOf(deps: Deps, session: Session, type: components['schemas']['ServiceRequestType']) {
  return {
    otpToken: await startConfirmation(deps, session, type),
    ...maskedContacts(await registeredContacts(deps.db, session.customerId)),
  };
}
