import type { ReturnReason } from '../../fund/money-weighted-return.ts';
import type { Texts } from '../language.ts';

export const fundReturn: Texts<ReturnReason, { readonly percent: string }> = {
  'nothing-paid': () => 'There is no return yet, because nothing was paid.',
  'less-than-a-year': () => 'The return is shown from a year after the first payment on.',
  'no-rate': () => 'No yearly return can be worked out from these payments.',
  computed: ({ percent }) => `${percent} % a year on average, before tax, with all charges and the cost of the cover.`,
};
