import type { CalendarDate } from '../dates/calendar-date.ts';
import { calendarDaysBetween } from '../dates/calendar-days-between.ts';
import { type Clause, decide } from '../decide.ts';
import { isLapsedStatus } from './is-lapsed-status.ts';

/**
 * Days since the due date: revival needs more than the first and, without a revival date, fewer than the second.
 * Specification section 9.
 */
export const REVIVAL_DAYS = { moreThan: 180, lessThan: 1095 } as const;

/** What decides whether a policy can be revived. */
export interface RevivalFacts {
  readonly policyStatusCode: string | null | undefined;
  readonly premiumLeft: boolean | null | undefined;
  /** Due date of the oldest unpaid premium; read `dueDate` from the wire with `parseDayFirstDate`. */
  readonly dueDate: CalendarDate | null;
  readonly revivalDate: CalendarDate | null;
  /** The date in India, `todayInIndia(now)`. */
  readonly today: CalendarDate;
}

/** The ids of the clauses of `isRevivalEligible`. */
export type RevivalReason =
  | 'status-not-lapsed'
  | 'premium-left'
  | 'due-date-missing'
  | 'revival-date-past'
  | 'revival-date-within-180-days'
  | 'revival-date-ahead'
  | 'within-180-days'
  | 'after-1095-days'
  | 'between-180-and-1095-days';

/** The clauses of `isRevivalEligible`, in the order of specification section 5. */
export const revivalClauses: readonly Clause<RevivalFacts, RevivalReason>[] = [
  {
    id: 'status-not-lapsed',
    description: 'The status code is none of 4, B, 3, E and 5.',
    outcome: false,
    predicate: (facts) => !isLapsedStatus(facts.policyStatusCode),
  },
  {
    id: 'premium-left',
    description: 'The premiumLeft flag is set.',
    outcome: true,
    predicate: (facts) => facts.premiumLeft === true,
  },
  {
    id: 'due-date-missing',
    description: 'There is no due date to count from.',
    outcome: false,
    predicate: (facts) => facts.dueDate === null,
  },
  {
    id: 'revival-date-past',
    description: 'There is a revival date, and it is not in the future.',
    outcome: false,
    predicate: (facts) => facts.revivalDate !== null && facts.revivalDate <= facts.today,
  },
  {
    id: 'revival-date-within-180-days',
    description: 'The revival date is in the future, but the due date is at most 180 days away, before or after.',
    outcome: false,
    predicate: (facts) => facts.revivalDate !== null && Math.abs(daysSinceDue(facts)) <= REVIVAL_DAYS.moreThan,
  },
  {
    id: 'revival-date-ahead',
    description: 'The revival date is in the future, and the due date is more than 180 days away.',
    outcome: true,
    predicate: (facts) => facts.revivalDate !== null,
  },
  {
    id: 'within-180-days',
    description: 'There is no revival date, and at most 180 days have passed since the due date.',
    outcome: false,
    predicate: (facts) => daysSinceDue(facts) <= REVIVAL_DAYS.moreThan,
  },
  {
    id: 'after-1095-days',
    description: 'There is no revival date, and 1095 days or more have passed since the due date.',
    outcome: false,
    predicate: (facts) => daysSinceDue(facts) >= REVIVAL_DAYS.lessThan,
  },
  {
    id: 'between-180-and-1095-days',
    description: 'There is no revival date, and more than 180 but less than 1095 days have passed since the due date.',
    outcome: true,
    predicate: () => true,
  },
];

/**
 * Whether a policy may be revived, and which clause decided. Days are calendar days: if the premium was due on 1
 * January 2025, 30 June is day 180 (too early) and 1 July is day 181 (the first). Specification section 5.
 */
export function isRevivalEligible(facts: RevivalFacts): { eligible: boolean; because: RevivalReason } {
  const { outcome, because } = decide(revivalClauses, facts);
  return { eligible: outcome, because };
}

const daysSinceDue = ({ dueDate, today }: RevivalFacts) => (dueDate ? calendarDaysBetween(dueDate, today) : 0);
