import type { CoverReason } from '../../overview/cover-now.ts';
import type { CoverValues } from '../cover-values.ts';
import type { Texts } from '../language.ts';

export const cover: Texts<CoverReason, CoverValues> = {
  full: ({ cover: amount }) => `बीमा कवर ${amount} है`,
  reduced: ({ cover: amount }) => `अब बीमा कवर ${amount} है`,
  extended: ({ cover: amount, until }) => `अब ${until && `${until} तक `}बीमा कवर ${amount} है`,
  withdrawn: ({ cover: amount }) => `अब बीमा कवर ${amount} है: पिछले दो साल की निकासी इसे घटाती है`,
  fund: ({ cover: amount }) => `अब बीमा कवर ${amount} है, जो फ़ंड वैल्यू है`,
  premiums: ({ cover: amount }) => `अब बीमा कवर ${amount} है, जो चुकाए गए प्रीमियम से तय है`,
  annuity: () => 'पेंशन मिलती है, जीवन बीमा कवर नहीं है',
  lapsed: () => 'अभी बीमा कवर नहीं है',
  ended: () => 'पॉलिसी समाप्त हो चुकी है',
};
