import type { PremiumChangeReason } from '../../mode/can-change-premium.ts';
import type { ModeOfferReason } from '../../mode/mode-offer.ts';
import type { Texts } from '../language.ts';

export const premiumChange: Texts<PremiumChangeReason> = {
  lapsed: () => 'पॉलिसी लैप्स हो गई है। चालू होने के बाद ही बदलाव हो सकता है।',
  'single-premium': () => 'इस पॉलिसी का एक ही प्रीमियम था, जो भरा जा चुका है।',
  'not-in-force': () => 'इस पॉलिसी पर अब कोई प्रीमियम देय नहीं है।',
  'all-paid': () => 'सभी प्रीमियम भरे जा चुके हैं।',
  restricted: () => 'पॉलिसी पर रोक होने से उसका मालिक इसमें बदलाव नहीं कर सकता।',
  'premium-due': () => 'एक प्रीमियम देय है। उसे भरने के बाद बदलाव हो सकता है।',
  'payment-in-process': () => 'एक भुगतान की प्रक्रिया चल रही है। उसके पूरा होने पर बदलाव हो सकता है।',
  'other-change': () => 'प्रीमियम में एक और बदलाव का अनुरोध हो चुका है। एक बार में एक ही बदलाव हो सकता है।',
  'last-year': () => 'अगली पॉलिसी वर्षगाँठ से पहले प्रीमियम पूरे हो जाएँगे, इसलिए अब बदलाव नहीं हो सकता।',
  'change-possible': () => 'अगली पॉलिसी वर्षगाँठ से प्रीमियम बदला जा सकता है।',
};

export const modeOffer: Texts<ModeOfferReason, { readonly minimum: string }> = {
  'below-minimum': ({ minimum }) => `इस प्लान में ऐसा हर प्रीमियम कम से कम ${minimum} का होना चाहिए।`,
  'needs-mandate': () => 'इस प्लान में ये प्रीमियम केवल ऑटो-डेबिट से लिए जाते हैं। पहले पॉलिसी पर ऑटो-डेबिट लगाएँ।',
  'mode-offered': () => 'इसे चुना जा सकता है।',
};
