import { modeWords } from '@lifedesk/journey';
import { formatRupees } from '@lifedesk/rules';
import * as m from '../texts.ts';

/** A mode with its premium: "₹2,143.75 monthly". */
export const perInstalment = (premiumMode: string, instalment: number): string =>
  m.modeChange_perInstalment({ mode: modeWords(premiumMode), amount: formatRupees(instalment) });
