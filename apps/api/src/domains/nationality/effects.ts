import type { ApprovedEffects } from '../requests/public.ts';
import { applyDeclaration, releaseHolds } from './store.ts';

export default {
  async 'update-nationality'(transaction, { payload, customer_id, settled_at }) {
    if (settled_at === null) return;
    await applyDeclaration(transaction, String(payload.declarationId), settled_at);
    await releaseHolds(transaction, customer_id);
  },
} satisfies ApprovedEffects;
