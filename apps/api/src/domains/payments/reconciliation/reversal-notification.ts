import type { FindNotifications } from '../../../contributions.ts';
import { reversalText } from './reversal-notice.ts';
import { findReversedPayment, type ShownReversal } from './reversed-payments.store.ts';

/** The maximum number of policies that a notification names. */
const MAX_NAMED = 500;

/** The page to pay it again; undefined if it cannot be paid again online, or belongs to more than one page. */
function pathOf({ purposes: [purpose, ...more] }: ShownReversal): string | undefined {
  if (more.length > 0) return undefined;
  return purpose === 'premium' ? '/pay-online' : purpose === 'loan' ? '/pay-loan' : undefined;
}

/** Tells the customer that a bank took back a payment. */
export const findReversalNotification: FindNotifications = async (db, customerId, today, language) => {
  const reversed = await findReversedPayment(db, customerId, today);
  if (!reversed) return {};
  const path = pathOf(reversed);
  return {
    paymentReversed: {
      text: reversalText(reversed, language),
      policyNos: reversed.policyNos.slice(0, MAX_NAMED),
      ...(path && { path }),
      since: reversed.reversal.on,
      reversal: reversed.reversal,
    },
  };
};
