import type { BadgeTone } from '@lifedesk/ui';
import * as m from '../texts.ts';

/**
 * How long a premium has been due, or when it will be: "24 days overdue", "Due in 12 days".
 * @param daysLate days since the due date, negative before it
 */
export function dueDays(daysLate: number): { readonly words: string; readonly tone: BadgeTone } {
  if (daysLate > 0) return { words: m.payment_daysOverdue({ count: daysLate }), tone: 'error' };
  if (daysLate === 0) return { words: m.payment_dueToday(), tone: 'warning' };
  return { words: m.payment_daysToGo({ count: -daysLate }), tone: 'info' };
}
