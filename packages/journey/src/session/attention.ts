import {
  ATTENTION_STEPS,
  type AttentionAction,
  type AttentionGroup,
  type AttentionKind,
  parseIsoDate,
  type Reversal,
} from '@lifedesk/rules';
import { isAttentionReason, isRestrictionReason } from '@lifedesk/rules/texts';
import type { Schemas } from '@lifedesk/sdk';

/** The server's list in the types of the rules. Leaves out what the rules have no text for. */
export function readAttention(list: readonly Schemas['Attention'][] = []): AttentionGroup[] {
  return list.flatMap(
    ({
      kind,
      because,
      action,
      policyNos,
      count,
      amount,
      wholePremium,
      premiumCount,
      deadline,
      since,
      startedAt,
      premiumState,
      reversal,
      restriction,
      ticket,
      interest,
      steps,
      paidWithin,
    }) =>
      isAttentionReason(because)
        ? [
            {
              // the reason is one of the rule's, and so are the kind and the action that come with it
              kind: kind as AttentionKind,
              because,
              action: action as AttentionAction,
              policyNos,
              count,
              amount: amount ?? null,
              ...(wholePremium && { wholePremium }),
              ...(premiumCount && { premiumCount }),
              deadline: deadline ? parseIsoDate(deadline) : null,
              since: since ? parseIsoDate(since) : null,
              ...(startedAt && { startedAt }),
              ...(premiumState && { premiumState }),
              reversal: readReversal(reversal),
              // a reason that only a newer server knows is left out
              ...(restriction && isRestrictionReason(restriction) && { restriction }),
              ...(ticket && { ticket }),
              ...(interest && { interest }),
              // a step that only a newer server knows is left out
              ...(steps && { steps: ATTENTION_STEPS.filter((step) => steps.includes(step)) }),
              ...(paidWithin && { paidWithin }),
            },
          ]
        : [],
  );
}

function readReversal(reversal: Schemas['Attention']['reversal']): Reversal | null {
  const on = reversal && parseIsoDate(reversal.on);
  return on ? { on, reason: reversal.reason } : null;
}
