import type { AdditionsPartReason } from '../../paid-up-additions/additions-quote.ts';
import type { AdditionsReason } from '../../paid-up-additions/can-cash-additions.ts';
import type { Texts } from '../language.ts';

export const additions: Texts<AdditionsReason> = {
  'policy-ended': () => 'पॉलिसी समाप्त हो चुकी है, या दावा दर्ज है।',
  matured: () => 'पॉलिसी की मैच्योरिटी हो चुकी है। उसके एडिशन उसी के साथ दिए जाते हैं।',
  'no-additions': () => 'इस पॉलिसी में पेड-अप एडिशन नहीं हैं।',
  'not-in-force': () => 'पॉलिसी चालू नहीं है। पहले उसे फिर चालू कराएँ।',
  'loan-needs-additions': () => 'पॉलिसी का लोन इन एडिशन पर टिका है। पहले लोन का कुछ हिस्सा चुकाएँ।',
  'payout-requested': () => 'इस पॉलिसी से एक और पेआउट का अनुरोध हो चुका है। पहले उस पर फ़ैसला होगा।',
  'no-factor': () => 'इनका मूल्य ऑनलाइन नहीं निकल सकता। शाखा में यह बताया जाता है।',
  'above-premiums': () => 'नकद राशि भरे गए प्रीमियम से ज़्यादा है, इसलिए उस पर टैक्स लग सकता है। शाखा में यह बताया जाता है।',
  'cash-possible': () => 'एडिशन का नकद मूल्य मिल सकता है।',
};

export const additionsPart: Texts<AdditionsPartReason, { minimum: string; total: string }> = {
  'above-additions': ({ total }) => `इस पॉलिसी में ${total} के एडिशन हैं।`,
  'below-least': ({ minimum }) => `हिस्सा कम से कम ${minimum} का होना चाहिए।`,
  'too-little-left': ({ minimum }) => `कम से कम ${minimum} के एडिशन बचने चाहिए, या बिल्कुल नहीं।`,
  'part-accepted': () => 'यह हिस्सा नकद मिल सकता है।',
};
