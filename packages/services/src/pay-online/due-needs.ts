import { readAttention } from '@lifedesk/journey';
import type { AttentionGroup } from '@lifedesk/rules';
import type { Due } from './dues.ts';

/** What else needs the customer on a policy, such as a lapse. What is paid here is not repeated, nor a payment under way. */
export function dueNeeds({ attention }: Due): AttentionGroup[] {
  return readAttention(attention).filter(
    ({ action, because }) => because === 'premium-will-be-debited' || (action !== 'pay-premium' && action !== 'wait'),
  );
}
