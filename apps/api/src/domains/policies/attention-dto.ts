import type { components } from '@lifedesk/contract';
import type { Attention, AttentionGroup } from '@lifedesk/rules';

/** The maximum number of policies that one entry names. */
const MAX_NAMED = 500;

/** Converts an attention item to the contract's type. Omits fields that do not apply. */
export function toAttentionDto(item: Attention | AttentionGroup): components['schemas']['Attention'] {
  const { kind, because, action, policyNos, amount, wholePremium, premiumCount, deadline, since } = item;
  const { startedAt, premiumState, reversal, restriction, ticket, interest, steps, paidWithin } = item;
  return {
    kind,
    because,
    action,
    policyNos: policyNos.slice(0, MAX_NAMED),
    count: 'count' in item ? item.count : 1,
    ...(amount !== null && { amount }),
    ...(wholePremium !== undefined && { wholePremium }),
    ...(premiumCount !== undefined && { premiumCount }),
    ...(deadline && { deadline }),
    ...(since && { since }),
    ...(startedAt && { startedAt }),
    ...(premiumState && { premiumState }),
    ...(reversal && { reversal }),
    ...(restriction && { restriction }),
    ...(ticket && { ticket }),
    ...(interest && { interest }),
    ...(steps && { steps: [...steps] }),
    ...(paidWithin !== undefined && { paidWithin }),
  };
}
