import type { NeftUpdateReason } from '../../bank/applies-neft-update.ts';
import type { BonusReason } from '../../bonus/earns-bonus.ts';
import type { ChoosesNonForfeitureReason } from '../../calendar/chooses-non-forfeiture.ts';
import type { FatcaDeclarationReason } from '../../fatca/check-fatca-declaration.ts';
import type { FatcaReason } from '../../fatca/is-fatca-complete.ts';
import type { ForeignTaxIdReason } from '../../fatca/needs-foreign-tax-id.ts';
import type { NonForfeitureOption } from '../../loan/unpaid-policy.ts';
import type { ClosingCause } from '../../maintenance/spans.ts';
import type { NomineeSharesReason } from '../../nominee/check-nominee-shares.ts';
import type { NonForfeitureReason } from '../../non-forfeiture/non-forfeiture-offer.ts';
import type { PayoutReason } from '../../payout/payout-restriction.ts';
import { PICKUP_DAYS_AHEAD, type PickupReason } from '../../pickup/check-pickup-time.ts';
import type { FallsDueReason } from '../../policy/premium-falls-due.ts';
import type { Texts } from '../language.ts';

export const payout: Texts<PayoutReason, { readonly until: string }> = {
  'on-hold': () => 'इस पॉलिसी के पेआउट रुके हुए हैं।',
  'account-returned': () => 'इस बैंक खाते से पिछला पेआउट लौट आया है। दूसरा खाता मिलने तक पेआउट रुके रहेंगे।',
  'cooling-off': ({ until }) => `मोबाइल नंबर, ई-मेल या बैंक खाता हाल में बदला गया है। सुरक्षा के लिए पेआउट ${until} तक रुके रहेंगे।`,
  nationality: () => 'राष्ट्रीयता और टैक्स रेज़िडेंसी की घोषणा होने तक पेआउट रुके रहेंगे।',
  'bank-details': () => 'बैंक खाते की जाँच होने तक पेआउट रुके रहेंगे।',
  unrestricted: () => 'पेआउट पर कोई रोक नहीं है।',
};

export const nomineeShares: Texts<NomineeSharesReason, { readonly remaining: number }> = {
  'no-nominee': () => 'कम से कम एक नॉमिनी रखें या जोड़ें।',
  'share-not-whole': () => 'हिस्सा 1 से 100 तक पूरी संख्या होता है।',
  'share-out-of-range': () => 'हिस्सा 1 से 100 तक पूरी संख्या होता है। जिसे कुछ नहीं देना है, उसे हटाएँ।',
  'below-100': ({ remaining }) => `हिस्सों का जोड़ 100 % होना चाहिए। ${remaining} % बाकी है।`,
  'above-100': ({ remaining }) => `हिस्सों का जोड़ 100 % होना चाहिए। यह ${-remaining} % ज़्यादा है।`,
  'exactly-100': () => 'हिस्सों का जोड़ 100 % है।',
};

export const bonus: Texts<BonusReason> = {
  'no-profits': () => 'इस प्लान को लाभ में हिस्सा नहीं मिलता, इसलिए बोनस नहीं है।',
  lapsed: () => 'पॉलिसी लैप्स है। फिर चालू होने पर बोनस मिलेगा।',
  'not-in-force': () => 'इस पॉलिसी पर अब बोनस नहीं मिलता।',
  'earns-bonus': () => 'इस पॉलिसी पर बोनस मिलता है।',
};

export const fallsDue: Texts<FallsDueReason> = {
  lapsed: () => 'पॉलिसी लैप्स है। बकाया प्रीमियम ऑनलाइन भरकर इसे बहाल या फिर चालू किया जा सकता है।',
  'not-in-force': () => 'इस पॉलिसी पर कोई प्रीमियम देय नहीं है।',
  'all-paid': () => 'सभी प्रीमियम भरे जा चुके हैं।',
  'falls-due': () => 'प्रीमियम देय है, या आगे देय होगा।',
};

export const nonForfeiture: Texts<NonForfeitureReason> = {
  'no-surrender-value': () => 'संभव नहीं: अभी कम प्रीमियम भरे गए हैं, इसलिए पॉलिसी का सरेंडर मूल्य नहीं बना है।',
  'no-loan-on-plan': () => 'संभव नहीं: इस प्लान पर लोन नहीं मिलता।',
  'loan-restricted': () => 'संभव नहीं: पॉलिसी पर रोक होने से उसका मालिक उस पर लोन नहीं ले सकता।',
  'loan-limit': () => 'आज संभव नहीं: अब जितना लोन मिल सकता है, वह प्रीमियम से कम है।',
  'birth-date-missing': () => 'संभव नहीं: जन्म तिथि पता नहीं है।',
  'value-too-small': () => 'आज संभव नहीं: सरेंडर मूल्य से एक साल का बीमा कवर भी नहीं मिलता।',
  possible: () => 'आज संभव है।',
};

export const nonForfeitureOption: Texts<NonForfeitureOption> = {
  'reduced-paid-up': () => 'घटा हुआ बीमा कवर, आगे प्रीमियम नहीं',
  'premium-loan': () => 'लोन से प्रीमियम',
  'extended-term': () => 'सीमित समय तक पूरा बीमा कवर',
  none: () => 'कुछ नहीं चुना',
};

export const nonForfeitureChoice: Texts<ChoosesNonForfeitureReason> = {
  ...fallsDue,
  'no-options': () => 'इस प्लान में प्रीमियम न भरने के विकल्प नहीं हैं।',
  'death-intimated': () => 'बीमित व्यक्ति की मृत्यु की सूचना मिली है, इसलिए अब कुछ चुना नहीं जा सकता।',
  'grace-over': () => 'विकल्प चुनने का समय निकल गया है: बकाया प्रीमियम का ग्रेस पीरियड पूरा हो चुका है।',
  'request-open': () => 'इस पॉलिसी के लिए पिछले विकल्प पर अभी फ़ैसला नहीं हुआ है।',
};

export const pickup: Texts<PickupReason> = {
  'too-early': () => 'पिकअप कल से हो सकता है।',
  'too-late': () => `पिकअप अगले ${PICKUP_DAYS_AHEAD} दिनों में हो सकता है।`,
  sunday: () => 'रविवार को पिकअप नहीं होता।',
  'no-slot': () => 'दिए गए समय में से एक चुनें।',
  possible: () => 'इस समय पिकअप हो सकता है।',
};

export const neftUpdate: Texts<NeftUpdateReason> = {
  'personal-data-not-stored': () => 'इस ब्राउज़र में निजी जानकारी बदलना शुरू नहीं हुआ है।',
  'neft-not-stored': () => 'इस ब्राउज़र में बैंक खाता बदलना शुरू नहीं हुआ है।',
  'policy-not-listed': () => 'डाला गया बैंक खाता दूसरी पॉलिसियों के लिए है।',
  'stored-for-policy': () => 'डाला गया बैंक खाता इस पॉलिसी के लिए भी है।',
};

export const foreignTaxId: Texts<ForeignTaxIdReason> = {
  'country-missing': () => 'पहले टैक्स रेज़िडेंसी का देश चुनें।',
  'gulf-country': () => 'इस देश के लिए विदेशी टैक्स आईडी ज़रूरी नहीं है।',
  'other-country': () => 'इस देश के लिए विदेशी टैक्स आईडी ज़रूरी है।',
};

export const fatca: Texts<FatcaReason | FatcaDeclarationReason> = {
  'field-missing': () => 'राष्ट्रीयता और टैक्स रेज़िडेंसी की कुछ जानकारी बाकी है।',
  'foreign-tax-id-too-short': () => 'विदेशी टैक्स आईडी लिखें। इसमें कम से कम 4 अक्षर होते हैं।',
  resident: () => 'पूरा: आप केवल भारत में रहते और टैक्स देते हैं।',
  complete: () => 'राष्ट्रीयता और टैक्स रेज़िडेंसी की जानकारी पूरी है।',
};

export const closing: Texts<ClosingCause['cause']> = {
  instant: () => 'ज़रूरी रखरखाव के कारण सेवा बंद है।',
  scheduled: () => 'तय रखरखाव के कारण सेवा बंद है।',
  'day-schedule': () => 'दिन के इस समय सेवा बंद रहती है।',
  'core-downtime': () => 'कोर सिस्टम बंद होने के कारण सेवा बंद है।',
};
