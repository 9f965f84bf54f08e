import type { CalendarDate } from '../dates/calendar-date.ts';
import { REVIVAL_DAYS } from '../policy/is-revival-eligible.ts';
import { daysSinceDue, type RevivalScheme } from './revival-quotes.ts';

/** What the customer declares about the insured person's health when reviving a policy. */
export interface RevivalHealth {
  readonly isInGoodHealth: boolean;
  readonly hasBeenTreated: boolean;
  readonly hasChangedOccupation: boolean;
}

/** Whether a revival needs a health declaration: after more than 180 days without cover. */
export function needsHealthDeclaration(dueDate: CalendarDate | null, today: CalendarDate): boolean {
  return daysSinceDue({ dueDate }, today) > REVIVAL_DAYS.moreThan;
}

/** Whether a health declaration contains something that an underwriter must review before the cover starts again. */
export function needsUnderwriting({ isInGoodHealth, hasBeenTreated, hasChangedOccupation }: RevivalHealth): boolean {
  return !isInGoodHealth || hasBeenTreated || hasChangedOccupation;
}

/** Whether a revival can be paid immediately: it pays all dues, and the health declaration needs no underwriter. */
export function isRevivalPayableAtOnce(scheme: RevivalScheme, health: RevivalHealth | undefined): boolean {
  return scheme === 'all-dues' && !(health && needsUnderwriting(health));
}
