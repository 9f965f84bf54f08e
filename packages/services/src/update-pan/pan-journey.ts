import { confirmByOtp } from '@lifedesk/journey';
import { checkPan, type PanReason } from '@lifedesk/rules';
import type { AnswerOf, LifedeskError } from '@lifedesk/sdk';
import * as m from '../texts.ts';
import { updatePan } from './facts.ts';

/** What the server said of a PAN: it can be registered, and this is what confirms it. */
interface ValidPan extends AnswerOf<'validatePan'> {
  /** The PAN that was typed, which it was said of. */
  readonly typed: string;
}

const says: Record<PanReason, () => string> = {
  empty: m.updatePan_missing,
  'too-short': m.updatePan_shape,
  'too-long': m.updatePan_shape,
  'letter-expected': m.updatePan_shape,
  'digit-expected': m.updatePan_shape,
  'wrong-holder-type': m.updatePan_notAPerson,
};

export const panJourney = confirmByOtp({
  id: updatePan.id,
  confirm: { workType: updatePan.workType, challenge: async (_sdk, { valid }) => valid },
  blank: {
    pan: '',
    valid: undefined as ValidPan | undefined,
  },
  secrets: ['pan'],
  momentary: ['valid'],
  steps: [
    {
      id: 'pan',
      name: m.updatePan_step,
      fields: ['pan'],
      problems({ pan }) {
        const check = checkPan(pan);
        if (!check.valid) return { pan: says[check.because] };
        return check.value.holderType === 'person' ? {} : { pan: m.updatePan_notAPerson };
      },
      isDone: ({ pan, valid }) => valid?.typed === pan,
    },
  ],
  begin: (_known: AnswerOf<'fetchPan'>) => ({}),
  refusals: (error: LifedeskError) =>
    error.code === 'pan-invalid' || error.code === 'duplicate' ? { pan: error } : undefined,
});
