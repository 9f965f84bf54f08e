const PAYOUT = ['policy', 'amount', 'account'] as const;

/** Sentences about payouts, for SMS and e-mail. */
export const PAYOUT_SENTENCES = {
  'payout-held': {
    variables: ['policy', 'amount', 'last day', 'link'],
    en: 'Policy {1}: a payout of {2} is held until {3}, because your details were changed or a new device signed in. Not you? Stop it: {portal}/cs/stop-payout#{4}',
    hi: 'पॉलिसी {1}: {2} का पेआउट {3} तक रुका है, क्योंकि आपकी जानकारी बदली गई या नए डिवाइस से साइन इन हुआ। आपने नहीं माँगा? रोकें: {portal}/cs/stop-payout#{4}',
  },
  'payout-paid': {
    variables: PAYOUT,
    en: 'Policy {1}: we have paid {2} into your bank account {3}. The certificate is on the portal.',
    hi: 'पॉलिसी {1}: हमने {2} आपके बैंक खाते {3} में भेज दिए हैं। प्रमाणपत्र पोर्टल पर है।',
  },
  'payout-returned': {
    variables: PAYOUT,
    en: 'Policy {1}: your bank sent back our payment of {2} to the account {3}. Please give us another bank account on the portal. Then we will pay again.',
    hi: 'पॉलिसी {1}: {2} का हमारा भुगतान आपके बैंक ने खाते {3} से लौटा दिया है। कृपया पोर्टल पर दूसरा बैंक खाता दें। फिर हम दोबारा भुगतान करेंगे।',
  },
} as const satisfies Record<
  string,
  { readonly variables: readonly string[]; readonly en: string; readonly hi: string }
>;
