import type { CalendarDate } from '../dates/calendar-date.ts';
import { calendarDaysBetween } from '../dates/calendar-days-between.ts';
import { type Clause, decide } from '../decide.ts';
import { isLapsedStatus } from './is-lapsed-status.ts';

/**
 * The last day after the due date on which a lapsed policy is reinstated without a scheme. Revival begins the next day.
 */
export const REINSTATEMENT_DAYS = 180;

/** What decides whether a policy can be reinstated. */
export interface ReinstatementFacts {
  readonly policyStatusCode: string | null | undefined;
  readonly dueDate: CalendarDate | null;
  /** The date in India, `todayInIndia(now)`. */
  readonly today: CalendarDate;
}

/** The ids of the clauses of `isReinstatementEligible`. */
export type ReinstatementReason =
  | 'status-not-lapsed'
  | 'due-date-missing'
  | 'not-yet-due'
  | 'after-180-days'
  | 'within-180-days';

/** The clauses of `isReinstatementEligible`, in the order in which they are checked. */
export const reinstatementClauses: readonly Clause<ReinstatementFacts, ReinstatementReason>[] = [
  {
    id: 'status-not-lapsed',
    outcome: false,
    predicate: (facts) => !isLapsedStatus(facts.policyStatusCode),
  },
  {
    id: 'due-date-missing',
    outcome: false,
    predicate: (facts) => facts.dueDate === null,
  },
  {
    id: 'not-yet-due',
    outcome: false,
    predicate: (facts) => daysSinceDue(facts) <= 0,
  },
  {
    id: 'after-180-days',
    outcome: false,
    predicate: (facts) => daysSinceDue(facts) > REINSTATEMENT_DAYS,
  },
  {
    id: 'within-180-days',
    outcome: true,
    predicate: () => true,
  },
];

/**
 * Whether a lapsed policy is within the shorter window, in which it is reinstated without a scheme, and which clause
 * decided.
 */
export function isReinstatementEligible(facts: ReinstatementFacts): {
  eligible: boolean;
  because: ReinstatementReason;
} {
  const { outcome, because } = decide(reinstatementClauses, facts);
  return { eligible: outcome, because };
}

const daysSinceDue = ({ dueDate, today }: ReinstatementFacts) => (dueDate ? calendarDaysBetween(dueDate, today) : 0);
