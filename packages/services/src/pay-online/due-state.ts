import { statusWords } from '@lifedesk/journey';
import { isLapsedStatus } from '@lifedesk/rules';
import { dueText, type Language } from '@lifedesk/rules/texts';
import type { BadgeTone } from '@lifedesk/ui';
import * as m from '../texts.ts';
import type { Due } from './dues.ts';

/** The state of a due in words; a lapsed policy has the text of its status. */
export function dueWords(due: Due, language: Language): { words: string; tone: BadgeTone } {
  const { policyCurrentStatus: policyStatusCode, because, daysLate = 0 } = due;
  if (isLapsedStatus(policyStatusCode) && !due.ongoingTransaction)
    return { words: statusWords({ policyStatusCode, policyStatus: policyStatusCode }), tone: 'error' };
  // the bank knows nothing of it yet
  if (because === 'transaction-ongoing' && due.ongoingPayment?.state === 'created')
    return { words: m.payment_created(), tone: 'warning' };
  return { words: dueText(due, { dueDate: due.dueOn }, language), tone: toneOf(because, daysLate) };
}

function toneOf(because: Due['because'], daysLate: number): BadgeTone {
  switch (because) {
    case 'transaction-ongoing':
      return 'warning';
    case 'nothing-due':
      return 'success';
    case 'payable':
      return daysLate > 0 ? 'error' : 'info';
    default:
      return 'neutral';
  }
}
