import type { FindOverviewAdditions } from '../policies/public.ts';
import { findLastReceipt } from './dues/overview.store.ts';

/** The customer's last payment. */
const additions: FindOverviewAdditions = async (db, customerId) => ({
  lastPayment: await findLastReceipt(db, customerId),
});

export default additions;
