import type { AfterGrace } from '../../non-forfeiture/non-forfeiture.ts';
import type { LapsedStatusCode } from '../../policy/is-lapsed-status.ts';
import type { ReinstatementReason } from '../../policy/is-reinstatement-eligible.ts';
import type { RevivalReason } from '../../policy/is-revival-eligible.ts';
import type { Texts } from '../language.ts';
import type { RestorationValues } from '../restoration-facts.ts';

const possible = ({ revivalUntil }: RestorationValues) => `पॉलिसी ${revivalUntil} तक फिर चालू की जा सकती है।`;
const tooEarly = ({ days, revivalFrom }: RestorationValues) =>
  `अभी संभव नहीं: पॉलिसी ${days} दिन पहले लैप्स हुई है। इसे ${revivalFrom} से फिर चालू किया जा सकेगा।`;

export const revival: Texts<RevivalReason, RestorationValues> = {
  'status-not-lapsed': () => 'पॉलिसी लैप्स नहीं हुई है, इसलिए इसे फिर चालू करने की ज़रूरत नहीं है।',
  'premium-left': () => 'रिवाइवल हो सकता है, क्योंकि प्रीमियम बाकी हैं।',
  'due-date-missing': () => 'ऑनलाइन संभव नहीं: कोई बकाया प्रीमियम दर्ज नहीं है।',
  'revival-date-past': ({ revivalUntil }) => `अब संभव नहीं: फिर चालू करने की आख़िरी तारीख ${revivalUntil} थी।`,
  'revival-date-within-180-days': tooEarly,
  'revival-date-ahead': possible,
  'within-180-days': tooEarly,
  'after-1095-days': ({ due, revivalUntil }) =>
    `अब संभव नहीं: प्रीमियम ${due} से बकाया है, और फिर चालू करने की आख़िरी तारीख ${revivalUntil} थी।`,
  'between-180-and-1095-days': possible,
};

export const reinstatement: Texts<ReinstatementReason, RestorationValues> = {
  'status-not-lapsed': () => 'पॉलिसी लैप्स नहीं हुई है, इसलिए इसे बहाल करने की ज़रूरत नहीं है।',
  'due-date-missing': () => 'ऑनलाइन संभव नहीं: कोई बकाया प्रीमियम दर्ज नहीं है।',
  'not-yet-due': ({ due }) => `ज़रूरत नहीं: प्रीमियम ${due} को देय है।`,
  'after-180-days': ({ reinstatementUntil, revivalFrom }) =>
    `अब संभव नहीं: बहाल करने की आख़िरी तारीख ${reinstatementUntil} थी। ${revivalFrom} से पॉलिसी फिर चालू की जा सकती है।`,
  'within-180-days': ({ reinstatementUntil }) =>
    `बकाया और लेट फ़ीस चुकाकर पॉलिसी ${reinstatementUntil} तक बहाल की जा सकती है।`,
};

export const whatIsLeft: Texts<LapsedStatusCode> = {
  '3': () => 'इसका घटा हुआ बीमा कवर पॉलिसी के अंत तक जारी रहेगा।',
  '4': () => 'इसका सरेंडर मूल्य बना हुआ है। वह मिल सकता है।',
  '5': () => 'इसका फ़ंड अलग रखा गया है और लॉक-इन के बाद दिया जाएगा।',
  B: () => 'इसका कोई सरेंडर मूल्य नहीं था, इसलिए कुछ बाकी नहीं है।',
  E: () => 'इसका बीमा कवर बढ़ी हुई अवधि के अंत तक जारी रहेगा।',
};

export const afterGrace: Texts<AfterGrace> = {
  'paid-from-deposit': () => 'पहले मिली राशि से प्रीमियम भर दिया गया। बीमा कवर जारी है।',
  discontinued: () => 'पॉलिसी बंद कर दी गई है। फ़ंड अलग रखा गया है और बीमा कवर नहीं है।',
  'unit-linked-paid-up': () => 'बीमा कवर घट गया है और फ़ंड में निवेश जारी है।',
  'lapsed-without-value': () => 'पॉलिसी लैप्स हो गई है। इसका कोई सरेंडर मूल्य नहीं था।',
  'premium-loan': () => 'पॉलिसी पर लोन से प्रीमियम भर दिया गया। बीमा कवर जारी है।',
  'extended-term': () => 'पूरा बीमा कवर कम अवधि के लिए जारी है।',
  lapsed: () => 'पॉलिसी लैप्स हो गई है। इसका सरेंडर मूल्य बना हुआ है।',
  'reduced-paid-up': () => 'बीमा कवर भरे गए प्रीमियम के हिस्से तक घट गया है।',
};
