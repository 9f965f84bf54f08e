import type { components } from '@lifedesk/contract';
import { OTP_LIMITS } from '@lifedesk/rules';
import { MATURITY_SENTENCES, type MaturitySentence } from './maturity-sentences.ts';
import { MERGER_SENTENCES, type MergerSentence } from './merger-sentences.ts';
import { PAYOUT_SENTENCES } from './payout-sentences.ts';
import { POLICY_SENTENCES, type PolicySentence } from './policy-sentences.ts';

type LocalisedText = components['schemas']['Wording'];

const MINUTES = OTP_LIMITS.lifetimeSeconds / 60;

/**
 * A text as registered: `{insurer}`, `{phone}` and `{portal}` are part of it; `{1}`, `{2}` … are filled in for each
 * message.
 */
interface Template extends LocalisedText {
  /** The name of each numbered variable, in order. */
  readonly variables: readonly string[];
}

/** Sentences for SMS and e-mail about each stage of a request that is notified. */
export const REQUEST_SENTENCES = {
  received: {
    en: '{1}: we have your request {2} and will settle it by {3}.',
    hi: '{1}: हमें आपका अनुरोध {2} मिल गया है और हम इसे {3} तक पूरा करेंगे।',
  },
  'information-needed': {
    en: '{1}: we need something from you for request {2}. Please check the portal.',
    hi: '{1}: आपके अनुरोध {2} के लिए आपसे कुछ चाहिए। कृपया पोर्टल पर देखें।',
  },
  completed: { en: '{1}: your request {2} is done.', hi: '{1}: आपका अनुरोध {2} पूरा हो गया है।' },
  declined: {
    en: '{1}: we could not complete request {2}. The reason is on the portal.',
    hi: '{1}: अनुरोध {2} पूरा नहीं हो सका। कारण पोर्टल पर है।',
  },
} as const satisfies Record<string, LocalisedText>;

export const PAYOUTS_WAIT: LocalisedText = {
  en: 'To protect you, payouts are held for some days after this change.',
  hi: 'आपकी सुरक्षा के लिए इस बदलाव के बाद कुछ दिन तक पेआउट रुके रहेंगे।',
};
const FROM: LocalisedText = { en: '{insurer}:', hi: '{insurer}:' };
const NOT_YOU: LocalisedText = { en: 'Not you? Call {phone}.', hi: 'यह आपने नहीं किया? {phone} पर कॉल करें।' };

const sentences = (...parts: readonly LocalisedText[]): LocalisedText => ({
  en: parts.map(({ en }) => en).join(' '),
  hi: parts.map(({ hi }) => hi).join(' '),
});
/** Turns sentences about policies, payouts and funds into SMS templates, with the insurer's name in front. */
const asTemplates = <Name extends string>(
  found: Readonly<Record<Name, LocalisedText & { readonly variables: readonly string[] }>>,
): Readonly<Record<Name, Template>> =>
  Object.fromEntries(
    Object.entries<LocalisedText & { readonly variables: readonly string[] }>(found).map(
      ([name, { variables, ...sentence }]) => [name, { variables, ...sentences(FROM, sentence) }],
    ),
    // the same names as in the input
  ) as Record<Name, Template>;
const policyTemplates = asTemplates<PolicySentence>(POLICY_SENTENCES);
const mergerTemplates = asTemplates<MergerSentence>(MERGER_SENTENCES);
const maturityTemplates = asTemplates<MaturitySentence>(MATURITY_SENTENCES);
const payoutTemplates = asTemplates<keyof typeof PAYOUT_SENTENCES>(PAYOUT_SENTENCES);

const REQUEST = ['service', 'request number'];
const PROMISE = [...REQUEST, 'promised date'];

/**
 * Every SMS that we send. Operators in India deliver only texts that the insurer has registered with them (DLT), each
 * language under its own id in the brand file. A text that changes here must be registered again.
 */
export const SMS_TEMPLATES = {
  otp: {
    variables: ['code', 'purpose'],
    en: `{1} is your {insurer} OTP to confirm: {2}. Valid for ${MINUTES} minutes. We never ask for it: do not share it with anyone.`,
    hi: `{1} आपका {insurer} OTP है, इसकी पुष्टि के लिए: {2}। यह ${MINUTES} मिनट तक मान्य है। हम इसे कभी नहीं पूछते: इसे किसी को न बताएँ।`,
  },
  'request-received': { variables: PROMISE, ...sentences(FROM, REQUEST_SENTENCES.received, NOT_YOU) },
  'request-received-payouts-wait': {
    variables: PROMISE,
    ...sentences(FROM, REQUEST_SENTENCES.received, PAYOUTS_WAIT, NOT_YOU),
  },
  'request-information-needed': {
    variables: REQUEST,
    ...sentences(FROM, REQUEST_SENTENCES['information-needed'], NOT_YOU),
  },
  'request-completed': { variables: REQUEST, ...sentences(FROM, REQUEST_SENTENCES.completed, NOT_YOU) },
  'request-completed-payouts-wait': {
    variables: REQUEST,
    ...sentences(FROM, REQUEST_SENTENCES.completed, PAYOUTS_WAIT, NOT_YOU),
  },
  'request-declined': { variables: REQUEST, ...sentences(FROM, REQUEST_SENTENCES.declined, NOT_YOU) },
  'request-declined-payouts-wait': {
    variables: REQUEST,
    ...sentences(FROM, REQUEST_SENTENCES.declined, PAYOUTS_WAIT, NOT_YOU),
  },
  ...policyTemplates,
  ...payoutTemplates,
  ...mergerTemplates,
  ...maturityTemplates,
  'call-back': {
    variables: ['reference'],
    en: '{insurer}: we have your call-back request {1} and will call you soon. We never ask for an OTP or PIN.',
    hi: '{insurer}: हमें आपका कॉल-बैक अनुरोध {1} मिल गया है। हम आपको जल्द कॉल करेंगे। हम कभी OTP या PIN नहीं माँगते।',
  },
  'new-device': {
    variables: ['date and time'],
    ...sentences(
      FROM,
      {
        en: 'someone signed in to your account from a new device on {1}.',
        hi: '{1} को एक नए डिवाइस से आपके खाते में साइन इन हुआ।',
      },
      NOT_YOU,
      {
        en: 'Under Signed-in devices on the portal you can sign out all other devices.',
        hi: 'पोर्टल पर “साइन इन किए गए डिवाइस” में आप बाकी सभी डिवाइस साइन आउट कर सकते हैं।',
      },
    ),
  },
} as const satisfies Record<string, Template>;

export type SmsTemplate = keyof typeof SMS_TEMPLATES;
export const SMS_TEMPLATE_NAMES = Object.keys(SMS_TEMPLATES) as readonly SmsTemplate[];
