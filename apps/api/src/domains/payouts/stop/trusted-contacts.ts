import { coolingOffEndsOn, todayInIndia } from '@lifedesk/rules';
import type { Db } from '../../../platform/database/connect.ts';
import { type Contacts, registeredContacts } from '../../requests/public.ts';
import { findFormerContacts, findPayoutRequest, type PayoutRow } from '../order/payouts.store.ts';

/**
 * The contacts that get a warning about a payout: those from before the changes that started the cooling-off, the
 * oldest of several. Changes count from the cooling-off before the request. A contact that was added where there was
 * none gets no warning.
 */
export async function trustedContacts(
  db: Db,
  { ticket, customer_id: customerId, policy_no: policyNo, ordered_at }: PayoutRow,
): Promise<Contacts> {
  const contacts = await registeredContacts(db, customerId);
  const request = await findPayoutRequest(db, { ticket, customerId, policyNo });
  const requestedOn = todayInIndia(request?.requestedAt ?? ordered_at);
  const former = (await findFormerContacts(db, customerId)).filter(
    ({ replaced_at }) => coolingOffEndsOn(todayInIndia(replaced_at)) >= requestedOn,
  );
  const before = (channel: 'sms' | 'email') => former.find((one) => one.channel === channel);
  const [sms, email] = [before('sms'), before('email')];
  return {
    ...contacts,
    ...(sms && { mobile: sms.value }),
    ...(email && { email: email.value }),
  };
}
