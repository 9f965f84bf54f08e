import { costOf } from '../calendar/premium-cost.ts';
import { reducedCover } from '../calendar/reduced-cover.ts';
import { hasSurrenderValue } from '../calendar/surrender-value.ts';
import type { CalendarDate } from '../dates/calendar-date.ts';
import { policyLockedUntil } from '../fund/lock-in.ts';
import type { UnpaidPolicy } from '../loan/unpaid-policy.ts';
import type { Paise } from '../money/paise.ts';
import { extendedUntil, isPossible } from './non-forfeiture-offer.ts';

/** The ids of the clauses of `afterGrace`. */
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
  /** The last day of the cover if it ends before maturity. */
  readonly coverUntil: CalendarDate | null;
}

/** One row of the rule. The first row whose predicate is true decides. */
export interface AfterGraceClause {
  readonly id: AfterGrace;
  readonly statusCode: AfterGraceDecision['statusCode'];
  readonly predicate: (policy: UnpaidPolicy, on: CalendarDate) => boolean;
  readonly cover: (policy: UnpaidPolicy) => Paise;
}

const fullCover = ({ sumAssured }: UnpaidPolicy) => sumAssured;
const noCover = () => 0;

/** The clauses of `afterGrace`, in the order in which they are checked. */
export const afterGraceClauses: readonly AfterGraceClause[] = [
  {
    id: 'paid-from-deposit',
    statusCode: '1',
    predicate: (policy) => policy.received >= costOf(policy),
    cover: fullCover,
  },
  {
    id: 'discontinued',
    statusCode: '5',
    predicate: (policy) => policy.line === 'unit-linked' && isLockedIn(policy),
    cover: noCover,
  },
  {
    id: 'unit-linked-paid-up',
    statusCode: '3',
    predicate: ({ line }) => line === 'unit-linked',
    cover: reducedCover,
  },
  {
    id: 'lapsed-without-value',
    statusCode: 'B',
    predicate: (policy) => !hasSurrenderValue(policy),
    cover: noCover,
  },
  {
    id: 'premium-loan',
    statusCode: '1',
    predicate: (policy, on) => policy.nonForfeiture === 'premium-loan' && isPossible(policy, 'premium-loan', on),
    cover: fullCover,
  },
  {
    id: 'extended-term',
    statusCode: 'E',
    predicate: (policy, on) => policy.nonForfeiture === 'extended-term' && isPossible(policy, 'extended-term', on),
    cover: fullCover,
  },
  {
    id: 'lapsed',
    statusCode: '4',
    predicate: ({ nonForfeiture }) => nonForfeiture === 'none',
    cover: noCover,
  },
  {
    id: 'reduced-paid-up',
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

function isLockedIn({ issueDate, dueDate }: UnpaidPolicy): boolean {
  return dueDate !== null && dueDate < policyLockedUntil(issueDate);
}
