import { addCalendarDays } from '../dates/add-calendar-days.ts';
import type { CalendarDate } from '../dates/calendar-date.ts';
import { type Clause, decide } from '../decide.ts';
import { ENDED_STATUS_CODES } from '../policy/ended-status-codes.ts';
import type { PlanLine } from '../premium/premium-terms.ts';
import { FREE_LOOK_DAYS, FREE_LOOK_DAYS_AT_A_DISTANCE } from '../tables/free-look-days.ts';
import { valueOn } from '../tables/value-on.ts';

/** What decides whether a policy can be returned within its free look. */
export interface FreeLookFacts {
  readonly line: PlanLine;
  readonly policyStatusCode: string;
  /** The day on which the customer received the policy document, on paper or electronically. */
  readonly receivedOn: CalendarDate;
  /** The policy was sold online, by phone or otherwise at a distance. */
  readonly isSoldAtADistance: boolean;
  /** A return, or another payout of the policy, is requested and not yet decided. */
  readonly hasOpenRequest: boolean;
  /** The date in India. */
  readonly today: CalendarDate;
}

/** The ids of the clauses of `canReturnPolicy`. */
export type FreeLookReason =
  | 'policy-returned'
  | 'policy-ended'
  | 'group-cover'
  | 'free-look-over'
  | 'payout-requested'
  | 'return-possible';

const RETURNED = 'F';

/** The clauses of `canReturnPolicy`, in the order in which they are checked. */
export const freeLookClauses: readonly Clause<FreeLookFacts, FreeLookReason>[] = [
  {
    id: 'policy-returned',
    outcome: false,
    predicate: ({ policyStatusCode }) => policyStatusCode === RETURNED,
  },
  {
    id: 'policy-ended',
    outcome: false,
    predicate: ({ policyStatusCode }) => ENDED_STATUS_CODES.includes(policyStatusCode),
  },
  {
    id: 'group-cover',
    outcome: false,
    predicate: ({ line }) => line === 'group',
  },
  {
    id: 'free-look-over',
    outcome: false,
    predicate: (facts) => facts.today > (freeLookLastDay(facts) ?? '0000-00-00'),
  },
  {
    id: 'payout-requested',
    outcome: false,
    predicate: ({ hasOpenRequest }) => hasOpenRequest,
  },
  { id: 'return-possible', outcome: true, predicate: () => true },
];

/** Whether a policy can be returned within its free look, and which clause decided. */
export function canReturnPolicy(facts: FreeLookFacts): { possible: boolean; because: FreeLookReason } {
  const { outcome, because } = decide(freeLookClauses, facts);
  return { possible: outcome, because };
}

/** The earliest receipt of a policy document whose free look can be open on a day. */
export const freeLookReceivedFrom = (today: CalendarDate): CalendarDate =>
  addCalendarDays(today, -(valueOn(FREE_LOOK_DAYS_AT_A_DISTANCE, today) ?? 0));

/**
 * The last day on which a policy can be returned. The day of receipt does not count; null before the first row of the
 * table.
 */
export function freeLookLastDay({
  receivedOn,
  isSoldAtADistance,
}: Pick<FreeLookFacts, 'receivedOn' | 'isSoldAtADistance'>): CalendarDate | null {
  const days = valueOn(isSoldAtADistance ? FREE_LOOK_DAYS_AT_A_DISTANCE : FREE_LOOK_DAYS, receivedOn);
  return days === null ? null : addCalendarDays(receivedOn, days);
}
