import type { CalendarDate } from '../dates/calendar-date.ts';
import { decide } from '../decide.ts';
import { type BorrowReason, canBorrow } from '../loan/can-borrow.ts';
import type { Paise } from '../money/paise.ts';
import { isRevivalEligible, type RevivalReason } from '../policy/is-revival-eligible.ts';
import { restorationWay } from '../policy/restoration.ts';
import type { RestrictionReason } from '../restriction/policy-restriction.ts';
import { canSurrender, type SurrenderReason } from '../surrender/can-surrender.ts';
import { canTakeFundsOut, type FundsOutReason } from '../withdrawal/can-take-funds-out.ts';
import { canWithdraw, type WithdrawalReason } from '../withdrawal/can-withdraw.ts';
import { type ChoiceReason, choiceClauses } from './choice-clauses.ts';
import { type ComparedPolicy, type PolicyChoice, restrictionOn } from './compared-policy.ts';

/** Whether a choice is open, and which clause decided. Uses the rule of the choice's own service. */
export interface DecidedChoice {
  readonly choice: PolicyChoice;
  readonly isOpen: boolean;
  readonly because: ChoiceReason | BorrowReason | FundsOutReason | WithdrawalReason | SurrenderReason | RevivalReason;
  /** Set if the reason is `restricted`. */
  readonly restriction: RestrictionReason | null;
}

/** What the rules of money out need besides the policy, in paise. */
export interface MoneyOut {
  /** What may still be borrowed. */
  readonly room: Paise;
  /** The largest withdrawal. */
  readonly mostWithdrawn: Paise;
  /** What a surrender would pay, for a policy that is not unit-linked. */
  readonly net: Paise;
}

/** Decides one choice. If the policy could not have it anyway, that is the reason given, not the restriction. */
export function decideChoice(
  policy: ComparedPolicy,
  choice: PolicyChoice,
  { room, mostWithdrawn, net }: MoneyOut,
  today: CalendarDate,
): DecidedChoice {
  const { issueDate, policyStatusCode, birthDate, funds } = policy;
  const choiceOf = (
    isOpen: boolean,
    because: DecidedChoice['because'],
    action?: 'loan' | 'surrender',
  ): DecidedChoice => {
    const restriction = (isOpen && action && restrictionOn(policy, action)) || null;
    return { choice, isOpen: isOpen && !restriction, because: restriction ? 'restricted' : because, restriction };
  };
  const fundsOut = () =>
    canTakeFundsOut({ ...policy, isUnitLinked: funds !== null, value: 0, isInvesting: false, ...funds, today });
  switch (choice) {
    case 'free-look':
      return choiceOf(true, 'open', 'surrender');
    case 'loan': {
      const { possible, because } = canBorrow({ ...policy, room, least: policy.leastLoan, today });
      return choiceOf(possible, because, 'loan');
    }
    case 'partial-withdrawal': {
      const out = fundsOut();
      if (!out.possible || funds === null) return choiceOf(false, out.because);
      const { terms, made } = funds;
      const part = canWithdraw({ terms, policyStatusCode, issueDate, birthDate, made, most: mostWithdrawn, today });
      return choiceOf(part.possible, part.because, 'surrender');
    }
    case 'surrender': {
      const { possible, because } = funds ? fundsOut() : canSurrender({ ...policy, net, today });
      return choiceOf(possible, because, 'surrender');
    }
    case 'revival': {
      // reinstatement within 180 days is revival here: one choice, whichever service handles it
      const facts = { ...policy, today };
      return choiceOf(restorationWay(facts) !== 'none', isRevivalEligible(facts).because);
    }
    default: {
      const { outcome, because } = decide(choiceClauses[choice], { policy, today });
      return choiceOf(outcome, because);
    }
  }
}
