import type { CalendarDate } from '../dates/calendar-date.ts';
import { REVIVAL_DAYS } from '../policy/is-revival-eligible.ts';
import { daysSinceDue, type RevivalScheme } from './revival-quotes.ts';

/** What is declared about the health of the insured person when a policy is revived. */
export interface RevivalHealth {
  readonly isInGoodHealth: boolean;
  readonly hasBeenTreated: boolean;
  readonly hasChangedOccupation: boolean;
}

/** Whether health has to be declared for a revival: after more than 180 days without cover. */
export function needsHealthDeclaration(dueDate: CalendarDate | null, today: CalendarDate): boolean {
  return daysSinceDue({ dueDate }, today) > REVIVAL_DAYS.moreThan;
}

/** Whether a health declaration says something that an underwriter has to look at before the cover starts again. */
export function needsUnderwriting({ isInGoodHealth, hasBeenTreated, hasChangedOccupation }: RevivalHealth): boolean {
  return !isInGoodHealth || hasBeenTreated || hasChangedOccupation;
}

/** Whether a revival can be paid at once: all dues are paid, and the health declaration needs no underwriter. */
export function isRevivalPayableAtOnce(scheme: RevivalScheme, health: RevivalHealth | undefined): boolean {
  return scheme === 'all-dues' && !(health && needsUnderwriting(health));
}
