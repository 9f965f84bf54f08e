import { coolingOffEndsOn, todayInIndia } from '@lifedesk/rules';
import type { Db } from '../../../platform/database/connect.ts';
import { type Contacts, registeredContacts } from '../../requests/public.ts';
import { findFormerContacts } from '../order/payouts.store.ts';

/**
 * The contacts that get a warning about a payout: those from before the changes that started the cooling-off, the
 * oldest of several. A contact that was added where there was none gets no warning.
 */
export async function trustedContacts(db: Db, customerId: number, orderedAt: Date): Promise<Contacts> {
  const contacts = await registeredContacts(db, customerId);
  const orderedOn = todayInIndia(orderedAt);
  const former = (await findFormerContacts(db, customerId)).filter(
    ({ replaced_at }) => coolingOffEndsOn(todayInIndia(replaced_at)) >= orderedOn,
  );
  const before = (channel: 'sms' | 'email') => former.find((one) => one.channel === channel);
  const [sms, email] = [before('sms'), before('email')];
  return {
    ...contacts,
    ...(sms && { mobile: sms.value }),
    ...(email && { email: email.value }),
  };
}
