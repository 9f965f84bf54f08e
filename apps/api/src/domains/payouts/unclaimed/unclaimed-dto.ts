import type { components } from '@lifedesk/contract';
import {
  type CalendarDate,
  canClaimUnclaimed,
  type UnclaimedFacts,
  unclaimedClaim,
  unclaimedDates,
  unclaimedRate,
  unclaimedStage,
} from '@lifedesk/rules';
import type { MaskedAccount } from '../check/accounts.store.ts';
import type { findPayoutRestriction } from '../check/check-payout.ts';
import type { UnclaimedRow } from './unclaimed.store.ts';

type Restriction = Awaited<ReturnType<typeof findPayoutRestriction>>;

/** The input of the rules. */
export const unclaimedFacts = (row: UnclaimedRow, today: CalendarDate): UnclaimedFacts => ({
  dueOn: row.due_on,
  isDisputed: row.disputed,
  isClaimed: row.claim_ticket !== null,
  isPanConfirmed: row.pan !== null && row.pan_validated,
  today,
});

/** What a claim of an amount pays on a day. */
export function claimTotal({ amount, due_on }: UnclaimedRow, today: CalendarDate): { interest: number; total: number } {
  return unclaimedClaim({ amount, dueOn: due_on, until: today });
}

export function toUnclaimedDto(
  row: UnclaimedRow,
  {
    restriction,
    account,
    today,
  }: { restriction: Restriction; account: MaskedAccount | undefined; today: CalendarDate },
): components['schemas']['UnclaimedAmount'] {
  const dueOn = row.due_on;
  const { unclaimedFrom, movedOn, claimableUntil } = unclaimedDates(dueOn);
  const stage = unclaimedStage(dueOn, today);
  return {
    reference: row.reference,
    policyNo: row.policy_no,
    policyId: row.policy_id,
    planName: row.plan_name,
    kind: row.kind,
    cause: row.cause,
    dueDate: dueOn,
    unclaimedFrom,
    amount: row.amount,
    ...claimTotal(row, today),
    rate: stage === 'moved' ? 0 : unclaimedRate(today),
    stage: stage === 'moving' || stage === 'moved' ? stage : 'held',
    movedOn,
    claimableUntil,
    because: canClaimUnclaimed(unclaimedFacts(row, today)).because,
    ...(restriction && { restriction: restriction.reason }),
    ...(restriction?.until && { restrictedUntil: restriction.until }),
    ...account,
  };
}
