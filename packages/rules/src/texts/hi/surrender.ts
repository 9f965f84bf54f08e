import type { SurrenderReason } from '../../surrender/can-surrender.ts';
import type { PayoutTaxReason } from '../../surrender/payout-tax.ts';
import type { Texts } from '../language.ts';

export const surrender: Texts<SurrenderReason> = {
  'policy-ended': () => 'पॉलिसी समाप्त हो चुकी है, या दावा दर्ज है।',
  matured: () => 'पॉलिसी की मैच्योरिटी हो चुकी है। मैच्योरिटी राशि दी जाती है।',
  'unit-linked-plan': () => 'यूनिट-लिंक्ड पॉलिसी का मूल्य उसका फ़ंड है। उससे पैसे निकालने की सेवा अलग है।',
  'annuity-in-payment': () => 'पेंशन मिलनी शुरू हो चुकी है।',
  'extended-cover': () => 'पॉलिसी के मूल्य से ही बचा हुआ बीमा कवर लिया गया है।',
  'no-surrender-value': () => 'इस पॉलिसी का कोई सरेंडर मूल्य नहीं है।',
  'payout-requested': () => 'इस पॉलिसी से एक और पेआउट का अनुरोध हो चुका है। पहले उस पर फ़ैसला होगा।',
  'owed-more': () => 'लोन और उसका ब्याज पूरे मूल्य के बराबर या उससे ज़्यादा है।',
  'surrender-possible': () => 'पॉलिसी सरेंडर की जा सकती है।',
};

export const payoutTax: Texts<PayoutTaxReason, { readonly rate: string }> = {
  'tax-free': () => 'इस पेआउट पर आयकर नहीं है।',
  'no-income': () => 'पेआउट भरे गए प्रीमियम से ज़्यादा नहीं है, इसलिए टैक्स नहीं कटेगा।',
  'below-tax-limit': () => 'इस वित्तीय वर्ष के पेआउट सीमा से कम हैं, इसलिए टैक्स नहीं कटेगा।',
  'taxed-non-resident': ({ rate }) => `लाभ पर ${rate} % टैक्स कटेगा, जो विदेश में रहने वालों की दर है।`,
  'taxed-without-pan': ({ rate }) => `लाभ पर ${rate} % टैक्स कटेगा, क्योंकि जाँचा हुआ PAN दर्ज नहीं है।`,
  'taxed-resident': ({ rate }) => `लाभ पर ${rate} % टैक्स कटेगा।`,
};
