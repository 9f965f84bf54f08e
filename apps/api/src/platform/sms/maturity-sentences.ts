/** Sentences about maturing policies for SMS and e-mail. A company gets one for all its policies. */
export const MATURITY_SENTENCES = {
  'policy-matures': {
    variables: ['policy', 'maturity date'],
    en: 'Policy {1} matures on {2}, and we pay the money on that day. Please check your bank account for payouts on the portal before then.',
    hi: 'पॉलिसी {1} की मैच्योरिटी {2} को है, और पैसा हम उसी दिन भेजेंगे। कृपया उससे पहले पोर्टल पर पेआउट के लिए अपना बैंक खाता जाँच लें।',
  },
  'policies-mature': {
    variables: ['count', 'first maturity date'],
    en: 'Policies of yours mature soon. Number of policies: {1}. The first matures on {2}. We pay the money of each on its day. Please check the bank account for payouts before then.',
    hi: 'आपकी कुछ पॉलिसियों की मैच्योरिटी जल्द है। पॉलिसियों की संख्या: {1}। पहली की मैच्योरिटी {2} को है। हर पॉलिसी का पैसा हम उसी दिन भेजेंगे। कृपया उससे पहले पेआउट का बैंक खाता जाँच लें।',
  },
} as const satisfies Record<
  string,
  { readonly variables: readonly string[]; readonly en: string; readonly hi: string }
>;

export type MaturitySentence = keyof typeof MATURITY_SENTENCES;
