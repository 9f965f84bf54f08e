import type { FreeLookReason } from '../../free-look/can-return-policy.ts';
import type { GstRefundReason } from '../../gst-refund/gst-refund.ts';
import type { PremiumChangeReason } from '../../mode/can-change-premium.ts';
import type { ModeOfferReason } from '../../mode/mode-offer.ts';
import type { RiderSumReason } from '../../rider/check-rider-sum.ts';
import type { RiderOfferReason } from '../../rider/rider-offer.ts';
import type { Texts } from '../language.ts';

export const premiumChange: Texts<PremiumChangeReason> = {
  lapsed: () => 'पॉलिसी लैप्स हो गई है। चालू होने के बाद ही बदलाव हो सकता है।',
  'single-premium': () => 'इस पॉलिसी का एक ही प्रीमियम था, जो भरा जा चुका है।',
  'not-in-force': () => 'इस पॉलिसी पर अब कोई प्रीमियम देय नहीं है।',
  'all-paid': () => 'सभी प्रीमियम भरे जा चुके हैं।',
  restricted: () => 'पॉलिसी पर रोक होने से उसका मालिक इसमें बदलाव नहीं कर सकता।',
  'premium-due': () => 'एक प्रीमियम देय है। उसे भरने के बाद बदलाव हो सकता है।',
  'payment-in-process': () => 'एक भुगतान की प्रक्रिया चल रही है। उसके पूरा होने पर बदलाव हो सकता है।',
  'other-change': () => 'प्रीमियम में एक और बदलाव का अनुरोध हो चुका है या वह तय है। एक बार में एक ही बदलाव हो सकता है।',
  'last-year': () => 'अगली पॉलिसी वर्षगाँठ से पहले प्रीमियम पूरे हो जाएँगे, इसलिए अब बदलाव नहीं हो सकता।',
  'change-possible': () => 'अगली पॉलिसी वर्षगाँठ से प्रीमियम बदला जा सकता है।',
};

export const modeOffer: Texts<ModeOfferReason, { readonly minimum: string }> = {
  'below-minimum': ({ minimum }) => `यह नहीं हो सकता: हर प्रीमियम कम से कम ${minimum} का होना चाहिए।`,
  'needs-mandate': () => 'अभी नहीं हो सकता: इस प्लान में ये प्रीमियम केवल ऑटो-डेबिट से लिए जाते हैं।',
  'mode-offered': () => 'इसे चुना जा सकता है।',
};

export const riderOffer: Texts<RiderOfferReason> = {
  'has-rider': () => 'पॉलिसी में यह राइडर पहले से है।',
  'age-unknown': () => 'जन्म तिथि पता नहीं है।',
  'too-young': () => 'इस राइडर के लिए बीमित व्यक्ति की उम्र कम है।',
  'too-old': () => 'इस राइडर के लिए बीमित व्यक्ति की उम्र ज़्यादा है।',
  'term-too-short': () => 'इस राइडर के लिए एक साल से कम समय बचा है।',
  'cap-used': () => 'इस तरह के राइडर का ख़र्च पॉलिसी की सीमा से ज़्यादा हो जाएगा।',
  'rider-offered': () => 'यह राइडर जोड़ा जा सकता है।',
};

export const riderSum: Texts<
  RiderSumReason,
  { readonly minimum: string; readonly maximum: string; readonly step: string }
> = {
  'below-least-sum': ({ minimum }) => `बीमा राशि कम से कम ${minimum} होनी चाहिए।`,
  'above-most-sum': ({ maximum }) => `बीमा राशि ज़्यादा से ज़्यादा ${maximum} हो सकती है।`,
  'not-a-step': ({ minimum, step }) => `बीमा राशि ${minimum} से ${step} के अंतर पर बढ़ती है।`,
  'sum-accepted': () => 'यह बीमा राशि चुनी जा सकती है।',
};

export const gstRefund: Texts<GstRefundReason, { readonly date: string }> = {
  'no-gst': () => 'कोई GST नहीं लिया गया।',
  'gst-reversed': () => 'बैंक ने भुगतान वापस ले लिया।',
  'gst-refunded': () => 'GST वापसी का अनुरोध हो चुका है या वह लौटाया जा चुका है।',
  'paid-by-someone-else': () => 'यह प्रीमियम किसी और ने भरा, इसलिए इसका GST पॉलिसी के खाते में नहीं लौटता।',
  'credit-note-closed': ({ date }) =>
    date
      ? `GST यहाँ ${date} तक लौटाया जा सकता था। अब GST विभाग फ़ॉर्म RFD-01 पर उसे लौटाता है।`
      : 'GST अब यहाँ नहीं लौटाया जा सकता। GST विभाग फ़ॉर्म RFD-01 पर उसे लौटाता है।',
  'double-payment': () => 'एक ही प्रीमियम दो बार भरा गया।',
  'free-look': () => 'पॉलिसी फ़्री लुक अवधि में लौटाई गई।',
  'charged-by-mistake': () => 'देय तारीख पर GST नहीं था, फिर भी लिया गया।',
  'unit-linked-premium': () => 'यूनिट-लिंक्ड प्लान में GST प्रीमियम पर नहीं, शुल्क पर लगता है।',
  'not-from-nre': () => 'प्रीमियम NRE खाते से भरने पर ही GST लौटता है।',
  'non-resident': () => 'विदेश में रहते हैं और NRE खाते से भरते हैं।',
  'gst-due': () => 'प्रीमियम पर GST सही लगा है।',
};

export const freeLook: Texts<FreeLookReason, { readonly date: string }> = {
  'policy-returned': () => 'पॉलिसी लौटाई जा चुकी है।',
  'policy-ended': () => 'पॉलिसी समाप्त हो चुकी है, या दावा दर्ज है।',
  'group-cover': () => 'समूह बीमा कवर आपकी कंपनी ही लौटा सकती है।',
  'free-look-over': ({ date }) => (date ? `फ़्री लुक अवधि ${date} को समाप्त हो गई।` : 'फ़्री लुक अवधि समाप्त हो गई है।'),
  'payout-requested': () => 'इस पॉलिसी से एक और पेआउट का अनुरोध हो चुका है। पहले उस पर फ़ैसला होगा।',
  'return-possible': ({ date }) => `पॉलिसी ${date} तक लौटाई जा सकती है।`,
};
