import { confirmByOtp, inBackground } from '@lifedesk/journey';
import { autoDebitMandates, type Schemas } from '@lifedesk/sdk';
import * as m from '../texts.ts';
import { autoDebit } from './facts.ts';

/** The mandate whose next debit is skipped. */
export interface SkipContext {
  readonly mandate: Schemas['Mandate'];
}

export const skipJourney = confirmByOtp({
  id: autoDebit.id,
  guide: {
    needs: [m.journey_needsOtp],
    next: [m.autoDebit_nextPay, m.autoDebit_nextStays],
  },
  // requested now: an earlier challenge may have expired
  confirm: {
    workType: autoDebit.workType,
    challenge: (sdk) => autoDebitMandates(sdk, {}, inBackground),
    action: m.autoDebit_confirm,
  },
  review: { fields: ['date'] },
  blank: { date: '' },
  steps: [],
  begin: ({ mandate }: SkipContext) => ({ date: mandate.nextDebit?.date ?? '' }),
  refusedAt: { '': 'date' },
});
