import type { BadgeTone } from '@lifedesk/ui';
import * as m from '../texts.ts';
import type { Due } from './dues.ts';

/** How a policy stands, in words. */
export function dueState({ because, daysLate, dueDate }: Due): { words: string; tone: BadgeTone } {
  switch (because) {
    case 'transaction-ongoing':
      return { words: m.payOnline_stateOngoing(), tone: 'warning' };
    case 'nothing-due':
      return { words: m.payOnline_stateNothing(), tone: 'success' };
    case 'payable':
      if (daysLate === undefined || !dueDate) return { words: m.payOnline_stateDue(), tone: 'info' };
      if (daysLate > 0) return { words: m.payOnline_stateLate({ date: dueDate, days: daysLate }), tone: 'error' };
      return { words: m.payOnline_stateDueOn({ date: dueDate }), tone: 'info' };
    default:
      return { words: m.payOnline_stateNotHere(), tone: 'neutral' };
  }
}
