import type { CoverReason } from '../../overview/cover-now.ts';
import type { CoverValues } from '../cover-values.ts';
import type { Texts } from '../language.ts';

export const cover: Texts<CoverReason, CoverValues> = {
  full: ({ cover: amount }) => `Cover is ${amount}`,
  reduced: ({ cover: amount }) => `Cover is now ${amount}`,
  extended: ({ cover: amount, until }) => `Cover is now ${amount}${until && `, until ${until}`}`,
  withdrawn: ({ cover: amount }) => `Cover is now ${amount}: withdrawals of the last two years reduce it`,
  fund: ({ cover: amount }) => `Cover is now ${amount}, the value of the fund`,
  premiums: ({ cover: amount }) => `Cover is now ${amount}, by the premiums paid`,
  annuity: () => 'Pays an income, without life cover',
  lapsed: () => 'Not covered now',
  ended: () => 'The policy has ended',
};
