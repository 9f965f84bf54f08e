import type { ApprovedEffect, OnPolicyEnd } from '../../contributions.ts';
import { dropAnnounced } from './debits.store.ts';
import { MANDATE_REASONS } from './reasons.ts';
import { findLiveMandate, moveMandate } from './store.ts';

/** A policy that has ended is not debited any more. */
export const endMandate: OnPolicyEnd = async (transaction, policyNo, now) => {
  const mandate = await findLiveMandate(transaction, policyNo);
  if (!mandate) return;
  const change = { state: 'ended', settled_at: now, reason: MANDATE_REASONS.policyEnded } as const;
  if (await moveMandate(transaction, mandate.id, [mandate.state], change))
    await dropAnnounced(transaction, mandate.id, now);
};

/** Staff have ended a mandate that had a debit in flight. */
export const stopApproved: ApprovedEffect = async (transaction, { policy_nos, settled_at, made_at }) => {
  const now = settled_at ?? made_at;
  for (const policyNo of policy_nos) {
    const mandate = await findLiveMandate(transaction, policyNo);
    if (mandate?.state !== 'on-hold') continue;
    const change = { state: 'ended', settled_at: now, reason: MANDATE_REASONS.stopped } as const;
    if (await moveMandate(transaction, mandate.id, ['on-hold'], change))
      await dropAnnounced(transaction, mandate.id, now);
  }
};
