import type { SwitchReason } from '../../fund/check-switch.ts';
import type { MergedSwitchReason } from '../../fund/fund-merger.ts';
import type { ReturnReason } from '../../fund/money-weighted-return.ts';
import type { NoRedirectionReason, RedirectionReason } from '../../fund/redirection.ts';
import type { StrategyStopReason } from '../../fund/strategy.ts';
import type { NoSwitchReason } from '../../fund/why-no-switch.ts';
import type { Texts } from '../language.ts';

export const fundReturn: Texts<ReturnReason, { readonly percent: string }> = {
  'nothing-paid': () => 'अभी कोई रिटर्न नहीं है, क्योंकि कुछ जमा नहीं हुआ है।',
  'less-than-a-year': () => 'रिटर्न पहले भुगतान के एक साल बाद से दिखाया जाता है।',
  'no-rate': () => 'इन भुगतानों से सालाना रिटर्न नहीं निकाला जा सकता।',
  computed: ({ percent }) => `औसतन ${percent} % सालाना, टैक्स से पहले, सभी शुल्क और बीमा कवर का ख़र्च घटाकर।`,
};

export const noSwitch: Texts<NoSwitchReason> = {
  'not-offered': () => 'इस प्लान में बदलने के लिए कोई फ़ंड नहीं है।',
  discontinued: () => 'पॉलिसी लैप्स हो गई है या ख़त्म हो चुकी है, इसलिए उसके फ़ंड नहीं बदले जा सकते।',
  'no-units': () => 'बदलने के लिए अभी कोई यूनिट नहीं है।',
  'switch-waiting': () => 'एक बदलाव की NAV आनी बाकी है। उसके पूरा होने पर अगला बदलाव हो सकता है।',
  'payout-requested': () => 'इस पॉलिसी से पेआउट का अनुरोध हो चुका है। पहले उस पर फ़ैसला होगा।',
  'strategy-running': () => 'इन फ़ंड के बीच पैसा अपने आप ट्रांसफ़र होता है। फ़ंड बदलने के लिए पहले उसे बंद करना होगा।',
};

export const mergedSwitch: Texts<MergedSwitchReason, { readonly old: string; readonly into: string }> = {
  continues: ({ old, into }) => `${old} का ${into} में विलय हो गया है। यह बदलाव अब ${into} के साथ होगा।`,
  'same-fund': ({ old, into }) =>
    `${old} का ${into} में विलय हो गया है, इसलिए इनके बीच बदलने के लिए कुछ नहीं है। यह बदलाव गिना नहीं गया।`,
  'share-of-both': ({ old, into }) =>
    `${old} का ${into} में विलय हो गया है, जिसकी यूनिटें पहले से थीं। कृपया फिर से बताएँ कि कितना बदलना है। यह बदलाव गिना नहीं गया।`,
};

export const strategyStop: Texts<StrategyStopReason, { readonly date: string }> = {
  'before-transfer': () => 'अब कोई ट्रांसफ़र नहीं होगा। पैसा उन्हीं फ़ंड में रहेगा जिनमें है।',
  'after-transfer': ({ date }) => `${date} का ट्रांसफ़र अब रोका नहीं जा सकता। उसके बाद कोई ट्रांसफ़र नहीं होगा।`,
};

export const fundSwitch: Texts<
  SwitchReason,
  {
    readonly minimum: string;
    readonly percent: string;
    readonly sum: string;
    readonly sumAmount: string;
    readonly totalAmount: string;
  }
> = {
  'no-source': () => 'पैसा निकालने के लिए कोई फ़ंड नहीं चुना गया है।',
  'not-held': () => 'इस फ़ंड की कोई यूनिट नहीं है।',
  'source-twice': () => 'यह फ़ंड दो बार चुना गया है।',
  'share-not-whole': () => 'हिस्सा 1 से 100 तक की पूरी संख्या हो।',
  'below-minimum': ({ minimum }) => `किसी फ़ंड से कम से कम ${minimum}, या पूरा फ़ंड बदला जा सकता है।`,
  'above-value': () => 'राशि फ़ंड वैल्यू से ज़्यादा है।',
  'no-share': () => 'पैसा लगाने के लिए कोई फ़ंड नहीं चुना गया है।',
  'not-whole': () => 'हिस्से 0 से 100 तक की पूरी संख्या हों।',
  'unknown-fund': () => 'इस फ़ंड में नया पैसा नहीं लगता।',
  twice: () => 'एक फ़ंड दो बार लिखा है।',
  'below-100': ({ sum }) => `हिस्सों का जोड़ ${sum} % है। यह 100 % होना चाहिए।`,
  'above-100': ({ sum }) => `हिस्सों का जोड़ ${sum} % है। यह 100 % होना चाहिए।`,
  'amount-not-whole': () => 'राशि रुपये और पैसे में, शून्य या ज़्यादा हो।',
  mixed: () => 'या तो सभी फ़ंड में प्रतिशत हो, या सभी में राशि।',
  'below-total': ({ sumAmount, totalAmount }) => `राशियों का जोड़ ${sumAmount} है। यह ${totalAmount} होना चाहिए।`,
  'above-total': ({ sumAmount, totalAmount }) => `राशियों का जोड़ ${sumAmount} है। यह ${totalAmount} होना चाहिए।`,
  'also-source': () => 'पैसा उसी फ़ंड में वापस नहीं जा सकता जिससे निकला है।',
  'below-least-share': ({ percent }) => `किसी फ़ंड में कम से कम ${percent} % पैसा लगता है, या बिल्कुल नहीं।`,
  accepted: () => 'यह बदलाव हो सकता है।',
};

export const noRedirection: Texts<NoRedirectionReason> = {
  'not-offered': () => 'इस प्लान के प्रीमियम के फ़ंड यहाँ नहीं बदले जा सकते।',
  discontinued: () => 'पॉलिसी लैप्स हो गई है या ख़त्म हो चुकी है।',
  'no-premium': () => 'इस पॉलिसी के सभी प्रीमियम भरे जा चुके हैं।',
  'year-used': () => 'इस पॉलिसी वर्ष के बदलाव पूरे हो चुके हैं।',
};

export const redirection: Texts<RedirectionReason, { readonly percent: string; readonly sum: string }> = {
  'no-share': () => 'प्रीमियम के लिए कोई फ़ंड नहीं चुना गया है।',
  'not-whole': () => 'हिस्से 0 से 100 तक की पूरी संख्या हों।',
  'unknown-fund': () => 'इस फ़ंड में नया पैसा नहीं लगता।',
  twice: () => 'एक फ़ंड दो बार लिखा है।',
  'below-100': ({ sum }) => `हिस्सों का जोड़ ${sum} % है। यह 100 % होना चाहिए।`,
  'above-100': ({ sum }) => `हिस्सों का जोड़ ${sum} % है। यह 100 % होना चाहिए।`,
  'below-least-share': ({ percent }) => `किसी फ़ंड में प्रीमियम का कम से कम ${percent} % जाता है, या कुछ नहीं।`,
  'same-as-now': () => 'प्रीमियम पहले से ऐसे ही बाँटा जाता है।',
  accepted: () => 'प्रीमियम ऐसे बाँटा जा सकता है।',
};
