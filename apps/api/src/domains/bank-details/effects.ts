import type { ApprovedEffects } from '../requests/approved-effects.ts';
import { verifyPending } from './store.ts';

export default {
  'neft-details': (transaction, { customer_id }) => verifyPending(transaction, customer_id),
} satisfies ApprovedEffects;
