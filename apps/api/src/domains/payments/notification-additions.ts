import type { NotificationAdditions } from '../notices/public.ts';
import { reversalText } from './reconciliation/reversal-notice.ts';
import { findReversedPayment } from './reconciliation/reversed-payments.store.ts';

/** As many policies as a notification may name. */
const MAX_NAMED = 500;

const additions: NotificationAdditions = async (db, customerId, today, language) => {
  const reversed = await findReversedPayment(db, customerId, today);
  if (!reversed) return {};
  return {
    paymentReversed: {
      text: reversalText(reversed, language),
      policyNos: reversed.policyNos.slice(0, MAX_NAMED),
      path: '/pay-online',
      since: reversed.reversedOn,
    },
  };
};
export default additions;
