import type { PayerReason } from '../../payment/check-payer.ts';
import type { PayLinkOfferReason, PayLinkState } from '../../payment/pay-link.ts';
import type { Texts } from '../language.ts';

export const payLink: Texts<PayLinkState> = {
  paid: () => 'इस लिंक से प्रीमियम भर दिया गया है।',
  'being-paid': () => 'इस लिंक से भुगतान चल रहा है।',
  revoked: () => 'पॉलिसीधारक ने यह लिंक रद्द कर दिया है।',
  expired: () => 'इस लिंक की आख़िरी तारीख निकल गई है।',
  'payment-blocked': () => 'इस पॉलिसी का प्रीमियम अभी नहीं भरा जा सकता।',
  'no-longer-due': () => 'यह प्रीमियम अब देय नहीं है।',
  'amount-changed': () => 'लिंक बनने के बाद राशि बदल गई है।',
  'payment-ongoing': () => 'इस प्रीमियम का एक और भुगतान चल रहा है।',
  open: () => 'इस लिंक से प्रीमियम भरा जा सकता है।',
};

export const payLinkOffer: Texts<PayLinkOfferReason> = {
  'payment-blocked': () => 'इस पॉलिसी का प्रीमियम अभी नहीं भरा जा सकता।',
  'payment-ongoing': () => 'इस प्रीमियम का भुगतान चल रहा है।',
  'nothing-due': () => 'अभी कोई प्रीमियम नहीं भरा जा सकता।',
  'above-yearly-most': () => 'एक वित्तीय वर्ष में दूसरे लोग एक पॉलिसी के लिए इतनी राशि नहीं भर सकते।',
  'can-share': () => 'यह प्रीमियम कोई और भर सकता है।',
};

export const payer: Texts<PayerReason> = {
  'relation-not-accepted': () => 'किसी और का प्रीमियम केवल करीबी परिवार या उनकी कंपनी (नियोक्ता) भर सकती है।',
  'above-yearly-most': () => 'एक वित्तीय वर्ष में दूसरे लोग एक पॉलिसी के लिए इतनी राशि नहीं भर सकते।',
  'pan-needed': () => 'भुगतान करने वाले का PAN लिखें।',
  'declaration-needed': () => 'पुष्टि करें कि पैसा भुगतान करने वाले का ही है।',
  accepted: () => 'यह व्यक्ति प्रीमियम भर सकता है।',
};
