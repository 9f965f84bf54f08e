import type { SuitabilityReason } from '../../suitability/plan-suitability.ts';
import type { Texts } from '../language.ts';

export const suitability: Texts<
  SuitabilityReason,
  { readonly from: string; readonly to: string; readonly years: string; readonly premium: string }
> = {
  'other-goal': () => 'यह प्लान किसी और ज़रूरत के लिए है।',
  'plan-held': () => 'इस प्लान की पॉलिसी पहले से है।',
  'below-entry-age': ({ from }) => `यह प्लान ${from} साल की उम्र से लिया जा सकता है।`,
  'above-entry-age': ({ to }) => `यह प्लान ${to} साल की उम्र तक लिया जा सकता है।`,
  'no-dependants': () => 'यह प्लान परिवार को पैसा देता है, और इस आय पर कोई निर्भर नहीं है।',
  'value-can-fall': () => 'इस प्लान का मूल्य बाज़ार के साथ घट सकता है।',
  'paying-years-short': ({ years }) => `इस प्लान का प्रीमियम ${years} साल तक देना होता है, जो चुने गए समय से ज़्यादा है।`,
  'premium-too-high': ({ premium }) => `साल का ${premium} प्रीमियम इस आय के लिए बहुत ज़्यादा है।`,
  'fits-protect-family': () =>
    'बीमित व्यक्ति की मृत्यु पर परिवार को पैसा मिलता है। उम्र, आय और भुगतान के साल इस प्लान के हिसाब से हैं।',
  'fits-child-education': () =>
    'बच्चे के लिए बचत होती है, और माता या पिता के न रहने पर भी पैसा मिलता है। उम्र, आय और भुगतान के साल इस प्लान के हिसाब से हैं।',
  'fits-retirement': () => 'पेंशन के लिए बचत होती है। उम्र, आय और भुगतान के साल इस प्लान के हिसाब से हैं।',
  'fits-savings': () => 'गारंटी वाले हिस्से के साथ बचत होती है। उम्र, आय और भुगतान के साल इस प्लान के हिसाब से हैं।',
  'fits-growth': () =>
    'पैसा ऐसे फ़ंड में लगता है जिनका मूल्य घट भी सकता है, जैसा स्वीकार किया गया। उम्र, आय और भुगतान के साल इस प्लान के हिसाब से हैं।',
};
