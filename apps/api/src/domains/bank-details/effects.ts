import type { ApprovedEffects } from '../requests/public.ts';
import { verifyPending } from './store.ts';

export default {
  'neft-details': (transaction, { customer_id }) => verifyPending(transaction, customer_id),
} satisfies ApprovedEffects;
