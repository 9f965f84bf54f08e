import type { components } from '@lifedesk/contract';
import { blockCharge } from '@lifedesk/rules';
import type { BlockRow, DepositRow } from './store.ts';

type Payment = components['schemas']['ApplicationPayment'];

const STATES: Readonly<Record<Exclude<BlockRow['state'], 'requested' | 'refused'>, Payment['state']>> = {
  blocked: 'blocked',
  debiting: 'debit-requested',
  debited: 'paid',
  releasing: 'blocked',
  released: 'released',
  lapsed: 'block-expired',
};

/** The newest block that exists or existed at the bank. */
export const standingBlock = (blocks: readonly BlockRow[]): BlockRow | undefined =>
  blocks.find(({ state, blocked_until }) => state !== 'requested' && state !== 'refused' && blocked_until !== null);

/** The newest block that waits for the applicant's approval. */
export const pendingBlock = (blocks: readonly BlockRow[]): BlockRow | undefined =>
  blocks.find(({ state }) => state === 'requested');

/** What an applicant sees of the money of an application. */
export function toPayment(blocks: readonly BlockRow[], deposit: DepositRow | undefined): Payment {
  const pending = pendingBlock(blocks);
  const approval = pending && {
    approval: {
      amount: pending.amount,
      ...(pending.approval_url !== null && { approvalUrl: pending.approval_url }),
      ...(pending.approve_by && { expiresAt: pending.approve_by.toISOString() }),
    },
  };
  const standing = standingBlock(blocks);
  if (standing) return { ...ofBlock(standing), ...approval };
  if (deposit) return { ...ofDeposit(deposit), ...approval };
  return pending
    ? { state: 'block-requested', way: 'upi-block', amount: pending.amount, ...approval }
    : { state: 'none', amount: 0 };
}

function ofBlock({ state, amount, debit, blocked_until, release_by, ended_on }: BlockRow): Payment {
  const isCharged = (state === 'debiting' || state === 'debited') && debit !== null;
  const charge = isCharged ? blockCharge(amount, debit) : null;
  const shown = state === 'requested' || state === 'refused' ? 'none' : STATES[state];
  return {
    state: shown,
    way: 'upi-block',
    amount,
    ...(state === 'blocked' && blocked_until !== null && { blockedUntil: blocked_until }),
    ...(charge && { debited: charge.debit, released: charge.release }),
    ...((state === 'released' || state === 'lapsed') && { released: amount }),
    ...(state === 'releasing' && release_by !== null && { backBy: release_by }),
    ...(state === 'released' && ended_on !== null && { backOn: ended_on }),
  };
}

function ofDeposit(deposit: DepositRow): Payment {
  const { state, amount, back, back_by, back_on, medical_cost, interest } = deposit;
  if (state === 'paid') return { state: 'paid', way: 'deposit', amount };
  return {
    state: state === 'refunded' ? 'refunded' : 'refund-due',
    way: 'deposit',
    amount: back ?? 0,
    ...(back_by !== null && { backBy: back_by }),
    ...(state === 'refunded' && back_on !== null && { backOn: back_on }),
    ...(medical_cost > 0 && { medicalCost: medical_cost }),
    ...(interest > 0 && { interest }),
  };
}
