import type { SwitchReason } from '../../fund/check-switch.ts';
import type { ReturnReason } from '../../fund/money-weighted-return.ts';
import type { NoSwitchReason } from '../../fund/why-no-switch.ts';
import type { Texts } from '../language.ts';

export const fundReturn: Texts<ReturnReason, { readonly percent: string }> = {
  'nothing-paid': () => 'अभी कोई रिटर्न नहीं है, क्योंकि कुछ जमा नहीं हुआ है।',
  'less-than-a-year': () => 'रिटर्न पहले भुगतान के एक साल बाद से दिखाया जाता है।',
  'no-rate': () => 'इन भुगतानों से सालाना रिटर्न नहीं निकाला जा सकता।',
  computed: ({ percent }) => `औसतन ${percent} % सालाना, टैक्स से पहले, सभी शुल्क और बीमा का खर्च गिनकर।`,
};

export const noSwitch: Texts<NoSwitchReason> = {
  'not-offered': () => 'इस प्लान में बदलने के लिए कोई फ़ंड नहीं है।',
  discontinued: () => 'पॉलिसी लैप्स हो गई है या ख़त्म हो चुकी है, इसलिए उसके फ़ंड नहीं बदले जा सकते।',
  'no-units': () => 'बदलने के लिए अभी कोई यूनिट नहीं है।',
  'switch-waiting': () => 'एक बदलाव अपनी कीमत का इंतज़ार कर रहा है। उसके पूरा होने पर अगला हो सकता है।',
};

export const fundSwitch: Texts<
  SwitchReason,
  { readonly minimum: string; readonly percent: string; readonly sum: string }
> = {
  'no-source': () => 'पैसा निकालने के लिए कोई फ़ंड नहीं चुना गया है।',
  'not-held': () => 'इस फ़ंड की कोई यूनिट नहीं है।',
  'source-twice': () => 'यह फ़ंड दो बार चुना गया है।',
  'share-not-whole': () => 'हिस्सा 1 से 100 तक की पूरी संख्या हो।',
  'below-minimum': ({ minimum }) => `किसी फ़ंड से कम से कम ${minimum}, या पूरा फ़ंड बदला जा सकता है।`,
  'above-value': () => 'राशि फ़ंड की कीमत से ज़्यादा है।',
  'no-share': () => 'पैसा लगाने के लिए कोई फ़ंड नहीं चुना गया है।',
  'not-whole': () => 'हिस्से 0 से 100 तक की पूरी संख्या हों।',
  'unknown-fund': () => 'इस फ़ंड में नया पैसा नहीं लगता।',
  twice: () => 'एक फ़ंड दो बार लिखा है।',
  'below-100': ({ sum }) => `हिस्सों का जोड़ ${sum} % है। यह 100 % होना चाहिए।`,
  'above-100': ({ sum }) => `हिस्सों का जोड़ ${sum} % है। यह 100 % होना चाहिए।`,
  'also-source': () => 'पैसा उसी फ़ंड में वापस नहीं जा सकता जिससे निकला है।',
  'below-least-share': ({ percent }) => `किसी फ़ंड में कम से कम ${percent} % पैसा लगता है, या बिल्कुल नहीं।`,
  accepted: () => 'यह बदलाव हो सकता है।',
};
