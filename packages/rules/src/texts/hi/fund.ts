import type { ReturnReason } from '../../fund/money-weighted-return.ts';
import type { Texts } from '../language.ts';

export const fundReturn: Texts<ReturnReason, { readonly percent: string }> = {
  'nothing-paid': () => 'अभी कोई रिटर्न नहीं है, क्योंकि कुछ जमा नहीं हुआ है।',
  'less-than-a-year': () => 'रिटर्न पहले भुगतान के एक साल बाद से दिखाया जाता है।',
  'no-rate': () => 'इन भुगतानों से सालाना रिटर्न नहीं निकाला जा सकता।',
  computed: ({ percent }) => `औसतन ${percent} % सालाना, टैक्स से पहले, सभी शुल्क और बीमा का खर्च गिनकर।`,
};
