import type { FindOverviewAdditions } from '../policies/public.ts';
import { findLastReceipt } from './dues/overview.store.ts';

/** The last payment of a customer. */
const additions: FindOverviewAdditions = async (db, customerId) => ({
  lastPayment: await findLastReceipt(db, customerId),
});

export default additions;
