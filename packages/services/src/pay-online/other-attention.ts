import { readAttention } from '@lifedesk/journey';
import type { AttentionGroup } from '@lifedesk/rules';
import type { Due } from './dues.ts';

/** What else needs the customer on a policy, such as a lapse. Leaves out what is paid here, and payments in process. */
export function otherAttention({ attention }: Due): AttentionGroup[] {
  return readAttention(attention).filter(
    ({ action, because }) => because === 'premium-will-be-debited' || (action !== 'pay-premium' && action !== 'wait'),
  );
}
