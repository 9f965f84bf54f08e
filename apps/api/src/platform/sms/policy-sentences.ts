/** The numbered variables of a sentence about a policy, in order. */
export type PolicyVariable =
  | 'policy'
  | 'amount'
  | 'due date'
  | 'last day'
  | 'cover'
  | 'cover until'
  | 'revival'
  | 'count'
  | 'paid on'
  | 'taken back on';

const REMINDER = ['policy', 'amount', 'due date', 'last day'] as const;
const PAID = ['policy', 'amount', 'due date'] as const;
const REDUCED = ['policy', 'due date', 'cover', 'revival'] as const;
const ENDED = ['policy', 'due date', 'revival'] as const;
const DEBIT = ['policy', 'amount', 'paid on'] as const;
const REVERSED = ['taken back on', 'amount', 'paid on'] as const;
const COMPANY = ['amount', 'count'] as const;

/**
 * Sentences about premiums, the state of a policy, and reversed payments, for SMS and e-mail. A company gets one for
 * all its policies.
 */
export const POLICY_SENTENCES = {
  'policy-due-soon': {
    variables: PAID,
    en: 'Policy {1}: the premium of {2} is due on {3}. You can pay it online now.',
    hi: 'पॉलिसी {1}: {2} का प्रीमियम {3} को देय है। आप इसे अभी ऑनलाइन भर सकते हैं।',
  },
  'policy-due': {
    variables: REMINDER,
    en: 'Policy {1}: the premium of {2} is due on {3}. Pay it by {4} to keep your cover.',
    hi: 'पॉलिसी {1}: {2} का प्रीमियम {3} को देय है। बीमा कवर जारी रखने के लिए {4} तक भरें।',
  },
  'policy-in-grace': {
    variables: REMINDER,
    en: 'Policy {1}: the premium of {2} was due on {3} and is not paid. Pay it by {4} to keep your cover.',
    hi: 'पॉलिसी {1}: {2} का प्रीमियम {3} को देय था और भरा नहीं गया है। बीमा कवर जारी रखने के लिए {4} तक भरें।',
  },
  'policy-paid-from-deposit': {
    variables: PAID,
    en: 'Policy {1}: we paid the premium of {2}, due on {3}, from money you paid earlier. Your cover continues.',
    hi: 'पॉलिसी {1}: {2} का प्रीमियम, जो {3} को देय था, आपसे पहले मिली राशि से भर दिया गया है। आपका बीमा कवर जारी है।',
  },
  'policy-premium-loan': {
    variables: PAID,
    en: 'Policy {1}: the premium of {2}, due on {3}, was not paid. We paid it with a loan on the policy, as you chose. Your cover continues, and you pay interest on the loan.',
    hi: 'पॉलिसी {1}: {2} का प्रीमियम, जो {3} को देय था, नहीं भरा गया। चुने गए विकल्प के अनुसार हमने इसे पॉलिसी पर लोन से भर दिया है। आपका बीमा कवर जारी है और लोन पर ब्याज लगेगा।',
  },
  'policy-reduced-paid-up': {
    variables: REDUCED,
    en: 'Policy {1}: the premium due on {2} was not paid. Your cover is now {3}. You can get the full cover back before {4}.',
    hi: 'पॉलिसी {1}: {2} को देय प्रीमियम नहीं भरा गया। आपका बीमा कवर अब {3} का है। {4} से पहले आप पूरा बीमा कवर वापस पा सकते हैं।',
  },
  'policy-unit-linked-paid-up': {
    variables: REDUCED,
    en: 'Policy {1}: the premium due on {2} was not paid. Your cover is now {3}, and your fund stays invested. You can get the full cover back before {4}.',
    hi: 'पॉलिसी {1}: {2} को देय प्रीमियम नहीं भरा गया। आपका बीमा कवर अब {3} का है और आपके फ़ंड में निवेश जारी रहेगा। {4} से पहले आप पूरा बीमा कवर वापस पा सकते हैं।',
  },
  'policy-extended-term': {
    variables: ['policy', 'due date', 'cover', 'cover until', 'revival'],
    en: 'Policy {1}: the premium due on {2} was not paid. Your cover of {3} continues until {4}. You can get the full term back before {5}.',
    hi: 'पॉलिसी {1}: {2} को देय प्रीमियम नहीं भरा गया। आपका {3} का बीमा कवर {4} तक जारी रहेगा। {5} से पहले आप पूरी अवधि वापस पा सकते हैं।',
  },
  'policy-discontinued': {
    variables: ENDED,
    en: 'Policy {1}: the premium due on {2} was not paid. The policy is discontinued: its fund is set aside and there is no cover. You can revive it before {3}.',
    hi: 'पॉलिसी {1}: {2} को देय प्रीमियम नहीं भरा गया। पॉलिसी बंद कर दी गई है: फ़ंड अलग रखा गया है और बीमा कवर नहीं है। {3} से पहले आप इसे फिर चालू कर सकते हैं।',
  },
  'policy-lapsed': {
    variables: ENDED,
    en: 'Policy {1}: the premium due on {2} was not paid. The policy has lapsed and there is no cover. You can revive it before {3}.',
    hi: 'पॉलिसी {1}: {2} को देय प्रीमियम नहीं भरा गया। पॉलिसी लैप्स हो गई है और बीमा कवर नहीं है। {3} से पहले आप इसे फिर चालू कर सकते हैं।',
  },
  'payment-reversed': {
    variables: REVERSED,
    en: 'On {1} the payer’s bank took back your payment of {2} made on {3}. It no longer counts. Check on the portal what is due, and pay it again.',
    hi: '{1} को भुगतान करने वाले के बैंक ने आपका {2} का भुगतान, जो {3} को किया गया था, वापस ले लिया। यह अब मान्य नहीं है। पोर्टल पर देखें कि क्या देय है, और फिर से भुगतान करें।',
  },
  'debit-returned': {
    variables: REVERSED,
    en: 'On {1} the bank returned your debit of {2} made on {3}. It no longer counts. Check on the portal what is due, and pay it again.',
    hi: '{1} को बैंक ने आपका {2} का डेबिट, जो {3} को हुआ था, लौटा दिया। यह अब मान्य नहीं है। पोर्टल पर देखें कि क्या देय है, और फिर से भुगतान करें।',
  },
  'policy-due-by-debit': {
    variables: ['policy', 'amount', 'due date', 'paid on'],
    en: 'Policy {1}: the premium of {2} is due on {3}. Auto-debit will pay it on {4}. You do not need to pay it yourself.',
    hi: 'पॉलिसी {1}: {2} का प्रीमियम {3} को देय है। यह {4} को ऑटो-डेबिट से भर दिया जाएगा। आपको ख़ुद भरने की ज़रूरत नहीं है।',
  },
  'debit-announced': {
    variables: DEBIT,
    en: 'Policy {1}: we will debit the premium of {2} on {3} by auto-debit. Please keep the money ready.',
    hi: 'पॉलिसी {1}: {2} का प्रीमियम {3} को ऑटो-डेबिट से काटा जाएगा। कृपया इतनी राशि तैयार रखें।',
  },
  'debit-again': {
    variables: DEBIT,
    en: 'Policy {1}: the auto-debit of {2} failed. We will try again on {3}. Please keep the money ready.',
    hi: 'पॉलिसी {1}: {2} का ऑटो-डेबिट नहीं हो सका। हम {3} को एक बार और कोशिश करेंगे। कृपया इतनी राशि तैयार रखें।',
  },
  'debit-refused': {
    variables: ['policy', 'amount', 'last day'],
    en: 'Policy {1}: the premium of {2} is more than your auto-debit allows. Pay it online by {3} to keep your cover.',
    hi: 'पॉलिसी {1}: {2} का प्रीमियम आपके ऑटो-डेबिट की सीमा से ज़्यादा है। बीमा कवर जारी रखने के लिए {3} तक ऑनलाइन भरें।',
  },
  'debit-failed': {
    variables: ['policy', 'amount', 'last day'],
    en: 'Policy {1}: the auto-debit of {2} failed and will not be tried again. Pay it online by {3} to keep your cover.',
    hi: 'पॉलिसी {1}: {2} का ऑटो-डेबिट नहीं हो सका और अब दोबारा कोशिश नहीं होगी। बीमा कवर जारी रखने के लिए {3} तक ऑनलाइन भरें।',
  },
  'paid-by-link': {
    variables: DEBIT,
    en: 'Policy {1}: someone paid the premium of {2} with your link on {3}. The receipt is on the portal.',
    hi: 'पॉलिसी {1}: {2} का प्रीमियम {3} को आपके भेजे लिंक से भर दिया गया है। रसीद पोर्टल पर है।',
  },
  'units-bought': {
    variables: DEBIT,
    en: 'Policy {1}: we have invested your top-up of {2} at the NAV of {3}.',
    hi: 'पॉलिसी {1}: आपका {2} का टॉप-अप {3} की NAV पर निवेश कर दिया गया है।',
  },
  'policies-due': {
    variables: COMPANY,
    en: 'Premiums of {1} are due. Number of policies: {2}.',
    hi: '{1} का प्रीमियम देय है। पॉलिसियों की संख्या: {2}।',
  },
  'policies-in-grace': {
    variables: COMPANY,
    en: 'Premiums of {1} are overdue and in their grace period. Number of policies: {2}.',
    hi: '{1} का प्रीमियम बकाया है और ग्रेस पीरियड में है। पॉलिसियों की संख्या: {2}।',
  },
  'policies-paid': {
    variables: COMPANY,
    en: 'We paid overdue premiums of {1} from your deposit or by loans on the policies. Number of policies: {2}.',
    hi: '{1} का बकाया प्रीमियम आपकी जमा राशि या पॉलिसियों पर लोन से भर दिया गया है। पॉलिसियों की संख्या: {2}।',
  },
  'policies-changed': {
    variables: COMPANY,
    en: 'Premiums of {1} were not paid in their grace period, and the cover has changed or ended. Number of policies: {2}.',
    hi: '{1} का प्रीमियम ग्रेस पीरियड में नहीं भरा गया और बीमा कवर बदल गया या समाप्त हो गया है। पॉलिसियों की संख्या: {2}।',
  },
} as const satisfies Record<
  string,
  { readonly variables: readonly PolicyVariable[]; readonly en: string; readonly hi: string }
>;

export type PolicySentence = keyof typeof POLICY_SENTENCES;
