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
    outcome: false,
    predicate: (facts) => !isLapsedStatus(facts.policyStatusCode),
  },
  {
    id: 'premium-left',
    outcome: true,
    predicate: (facts) => facts.premiumLeft === true,
  },
  {
    id: 'due-date-missing',
    outcome: false,
    predicate: (facts) => facts.dueDate === null,
  },
  {
    id: 'revival-date-past',
    outcome: false,
    predicate: (facts) => facts.revivalDate !== null && facts.revivalDate <= facts.today,
  },
  {
    id: 'revival-date-within-180-days',
    outcome: false,
    predicate: (facts) => facts.revivalDate !== null && Math.abs(daysSinceDue(facts)) <= REVIVAL_DAYS.moreThan,
  },
  {
    id: 'revival-date-ahead',
    outcome: true,
    predicate: (facts) => facts.revivalDate !== null,
  },
  {
    id: 'within-180-days',
    outcome: false,
    predicate: (facts) => daysSinceDue(facts) <= REVIVAL_DAYS.moreThan,
  },
  {
    id: 'after-1095-days',
    outcome: false,
    predicate: (facts) => daysSinceDue(facts) >= REVIVAL_DAYS.lessThan,
  },
  {
    id: 'between-180-and-1095-days',
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
