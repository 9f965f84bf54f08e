import { addCalendarMonths } from '../dates/add-calendar-months.ts';
import { ageOn } from '../dates/age-on.ts';
import type { CalendarDate } from '../dates/calendar-date.ts';
import { type Loan, loanBalance } from '../loan/loan-balance.ts';
import type { Paise } from '../money/paise.ts';
import { proportion } from '../money/proportion.ts';
import { gstOnPremium } from '../premium/gst-on-premium.ts';
import { EXTENDED_TERM_RATES, LOAN_SHARE, LOCK_IN_YEARS } from '../tables/surrender-value.ts';
import { valueOn } from '../tables/value-on.ts';
import { reducedCover } from './reduced-cover.ts';
import { guaranteedSurrenderValue, hasSurrenderValue, type ValuedPolicy } from './surrender-value.ts';

/** What a plan, or the customer within it, has chosen for a premium that stays unpaid. */
export const NON_FORFEITURE_OPTIONS = ['premium-loan', 'reduced-paid-up', 'extended-term', 'none'] as const;
export type NonForfeitureOption = (typeof NON_FORFEITURE_OPTIONS)[number];

/** The facts that decide the state of a policy after grace. */
export interface UnpaidPolicy extends ValuedPolicy {
  readonly nonForfeiture: NonForfeitureOption;
  /** Paise. */
  readonly sumAssured: Paise;
  readonly maturityDate: CalendarDate | null;
  /** Of the insured person; null where it is not known, and extended term is not possible. */
  readonly birthDate: CalendarDate | null;
  readonly loan: Loan | null;
  /** Basis points a year of a loan that pays a premium; null where the plan lends nothing. */
  readonly loanRate: number | null;
  /** Received for the policy and not yet applied, in paise. */
  readonly received: Paise;
}

export type AfterGrace =
  | 'paid-from-deposit'
  | 'discontinued'
  | 'unit-linked-paid-up'
  | 'lapsed-without-value'
  | 'premium-loan'
  | 'extended-term'
  | 'lapsed'
  | 'reduced-paid-up';

/** What happens to a policy on a day after its grace period. */
export interface AfterGraceDecision {
  readonly because: AfterGrace;
  /** The status code from then on. Decision 115 says why a discontinued unit-linked policy has 5. */
  readonly statusCode: '1' | '3' | '4' | '5' | 'B' | 'E';
  /** The cover from then on, in paise. */
  readonly cover: Paise;
  /** The last day of the cover where it ends before maturity. */
  readonly coverUntil: CalendarDate | null;
}

/** One row of the rule: the first whose predicate is true decides. */
export interface AfterGraceClause {
  readonly id: AfterGrace;
  readonly description: string;
  readonly statusCode: AfterGraceDecision['statusCode'];
  readonly predicate: (policy: UnpaidPolicy, on: CalendarDate) => boolean;
  readonly cover: (policy: UnpaidPolicy) => Paise;
}

const fullCover = ({ sumAssured }: UnpaidPolicy) => sumAssured;
const noCover = () => 0;

/** The clauses of `afterGrace`, in the order in which they are asked. */
export const afterGraceClauses: readonly AfterGraceClause[] = [
  {
    id: 'paid-from-deposit',
    description: 'What was received for the policy before pays the premium.',
    statusCode: '1',
    predicate: (policy) => policy.received >= costOf(policy),
    cover: fullCover,
  },
  {
    id: 'discontinued',
    description: 'The policy is unit-linked and within its lock-in of five years: its fund is set aside.',
    statusCode: '5',
    predicate: (policy) => policy.line === 'unit-linked' && isLockedIn(policy),
    cover: noCover,
  },
  {
    id: 'unit-linked-paid-up',
    description: 'The policy is unit-linked and its lock-in is over: it continues with less cover.',
    statusCode: '3',
    predicate: ({ line }) => line === 'unit-linked',
    cover: reducedCover,
  },
  {
    id: 'lapsed-without-value',
    description: 'The policy has no surrender value.',
    statusCode: 'B',
    predicate: (policy) => !hasSurrenderValue(policy),
    cover: noCover,
  },
  {
    id: 'premium-loan',
    description: 'A premium loan was chosen, the plan lends, and what may still be lent pays the premium.',
    statusCode: '1',
    predicate: (policy, on) =>
      policy.nonForfeiture === 'premium-loan' && policy.loanRate !== null && loanRoom(policy, on) >= costOf(policy),
    cover: fullCover,
  },
  {
    id: 'extended-term',
    description: 'Extended term was chosen, and the surrender value pays the whole cover for a year or longer.',
    statusCode: 'E',
    predicate: (policy, on) => policy.nonForfeiture === 'extended-term' && extendedUntil(policy, on) !== null,
    cover: fullCover,
  },
  {
    id: 'lapsed',
    description: 'The policy has a surrender value, but neither plan nor customer has chosen what it pays for.',
    statusCode: '4',
    predicate: ({ nonForfeiture }) => nonForfeiture === 'none',
    cover: noCover,
  },
  {
    id: 'reduced-paid-up',
    description: 'The cover is reduced to the share of premiums that is paid.',
    statusCode: '3',
    predicate: () => true,
    cover: reducedCover,
  },
];

/** What happens to a policy whose grace period is over on a day, and which clause decided. */
export function afterGrace(policy: UnpaidPolicy, on: CalendarDate): AfterGraceDecision {
  const clause = afterGraceClauses.find(({ predicate }) => predicate(policy, on));
  if (!clause) throw new Error('No clause decides');
  const { id: because, statusCode, cover } = clause;
  return {
    because,
    statusCode,
    cover: cover(policy),
    coverUntil: because === 'extended-term' ? extendedUntil(policy, on) : null,
  };
}

/** What the oldest unpaid premium costs with its GST, in paise. */
export function costOf({ modalPremium, line, issueDate, dueDate }: UnpaidPolicy): Paise {
  return modalPremium + (dueDate === null ? 0 : gstOnPremium(modalPremium, { line, issueDate, dueDate }));
}

/** What may still be lent on a policy on a day, in paise: never below 0. Interest that has accrued counts. */
export function loanRoom(policy: UnpaidPolicy, on: CalendarDate): Paise {
  const limit = proportion(guaranteedSurrenderValue(policy, on), valueOn(LOAN_SHARE, on) ?? 0, 100);
  return Math.max(0, limit - (policy.loan ? loanBalance(policy.loan, on).total : 0));
}

function isLockedIn({ issueDate, dueDate }: UnpaidPolicy): boolean {
  return dueDate !== null && dueDate < addCalendarMonths(issueDate, 12 * (valueOn(LOCK_IN_YEARS, issueDate) ?? 0));
}

/** Until when the surrender value less the loan pays the whole cover: whole years, at most to maturity; null below one year. */
function extendedUntil(policy: UnpaidPolicy, on: CalendarDate): CalendarDate | null {
  const { dueDate, birthDate, sumAssured, maturityDate, loan } = policy;
  if (dueDate === null || birthDate === null) return null;
  let left = guaranteedSurrenderValue(policy, on) - (loan ? loanBalance(loan, on).total : 0);
  let until: CalendarDate | null = null;
  for (let years = 1; years <= policy.policyTerm; years += 1) {
    const age = ageOn(dueDate, birthDate) + years - 1;
    const rate = valueOn(EXTENDED_TERM_RATES, on)?.find(({ upTo }) => age <= upTo);
    if (!rate) break;
    left -= proportion(sumAssured, rate.perThousand, 100_000);
    if (left < 0) break;
    until = addCalendarMonths(dueDate, 12 * years);
    if (maturityDate !== null && until >= maturityDate) return maturityDate;
  }
  return until;
}
