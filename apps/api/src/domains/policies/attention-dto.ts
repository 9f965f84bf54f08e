import type { components } from '@lifedesk/contract';
import type { Attention, AttentionGroup } from '@lifedesk/rules';

/** As many policies as one entry may name. */
const MAX_NAMED = 500;

/** One thing that a customer should do, as the contract has it: what there is not is left out. */
export function toAttentionDto(item: Attention | AttentionGroup): components['schemas']['Attention'] {
  const { kind, because, action, policyNos, amount, deadline, since } = item;
  return {
    kind,
    because,
    action,
    policyNos: policyNos.slice(0, MAX_NAMED),
    count: 'count' in item ? item.count : 1,
    ...(amount !== null && { amount }),
    ...(deadline && { deadline }),
    ...(since && { since }),
  };
}
