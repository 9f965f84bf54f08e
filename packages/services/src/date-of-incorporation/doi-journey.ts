import { dateProblemTexts, defineJourney } from '@lifedesk/journey';
import type { CalendarDate } from '@lifedesk/rules';
import type { LifedeskError } from '@lifedesk/sdk';
import { type DateProblem, readTypedDate } from '@lifedesk/ui';
import * as m from '../texts.ts';
import { dateOfIncorporation } from './facts.ts';

/** The context of the journey: data loaded before the first step. */
export interface DoiContext {
  readonly clientId: string;
  /** The registered date, ISO 8601; undefined if there is none. */
  readonly doi: string | undefined;
  /** Today in India: the latest possible date. */
  readonly today: CalendarDate;
}

/** The earliest possible year: India's first company law is from 1850. */
export const earliest = '1850-01-01';

const says: Record<DateProblem, () => string> = {
  empty: m.dateOfIncorporation_missing,
  ...dateProblemTexts,
  'too-early': m.dateOfIncorporation_tooEarly,
  'too-late': m.dateOfIncorporation_tooLate,
};

export const doiJourney = defineJourney({
  id: dateOfIncorporation.id,
  guide: {
    needs: [m.dateOfIncorporation_needsCertificate],
    next: [m.dateOfIncorporation_nextDashboard, m.dateOfIncorporation_nextConfirm],
  },
  blank: {
    /** ISO 8601; empty while the three inputs are not a date. */
    doi: '',
    /** The text of the three inputs. */
    typed: '',
  },
  steps: [
    {
      id: 'date',
      name: m.dateOfIncorporation_step,
      fields: ['doi'],
      problems({ doi, typed }, { doi: registered, today }) {
        if (doi === '') return { doi: says[readTypedDate(typed).problem ?? 'empty'] };
        if (doi < earliest) return { doi: says['too-early'] };
        if (doi > today) return { doi: says['too-late'] };
        return doi === registered ? { doi: m.dateOfIncorporation_same } : {};
      },
    },
    { id: 'review', name: m.review_step },
  ],
  begin: (_context: DoiContext) => ({}),
  refusals: (error: LifedeskError) =>
    error.fieldErrors.some(({ pointer }) => pointer === '/doi') ? { doi: m.dateOfIncorporation_refused } : undefined,
});
