import type { ReinstatementReason } from '../../policy/is-reinstatement-eligible.ts';
import type { RevivalReason } from '../../policy/is-revival-eligible.ts';
import type { Texts } from '../language.ts';
import type { RestorationValues } from '../restoration-facts.ts';

const possible = ({ revivalUntil }: RestorationValues) => `पॉलिसी ${revivalUntil} तक दोबारा चालू की जा सकती है।`;
const tooEarly = ({ days, revivalFrom }: RestorationValues) =>
  `अभी संभव नहीं: पॉलिसी ${days} दिन पहले बंद हुई है; इसे ${revivalFrom} से दोबारा चालू किया जा सकेगा।`;

export const revival: Texts<RevivalReason, RestorationValues> = {
  'status-not-lapsed': () => 'पॉलिसी बंद नहीं हुई है, इसलिए इसे दोबारा चालू करने की ज़रूरत नहीं है।',
  'premium-left': () => 'पॉलिसी दोबारा चालू की जा सकती है: प्रीमियम बाकी हैं।',
  'due-date-missing': () => 'ऑनलाइन संभव नहीं: कोई बकाया प्रीमियम दर्ज नहीं है।',
  'revival-date-past': ({ revivalUntil }) => `अब संभव नहीं: दोबारा चालू करने की आखिरी तारीख ${revivalUntil} थी।`,
  'revival-date-within-180-days': tooEarly,
  'revival-date-ahead': possible,
  'within-180-days': tooEarly,
  'after-1095-days': ({ due, revivalUntil }) =>
    `अब संभव नहीं: प्रीमियम ${due} से बकाया है, और दोबारा चालू करने की आखिरी तारीख ${revivalUntil} थी।`,
  'between-180-and-1095-days': possible,
};

export const reinstatement: Texts<ReinstatementReason, RestorationValues> = {
  'status-not-lapsed': () => 'पॉलिसी बंद नहीं हुई है, इसलिए इसे बहाल करने की ज़रूरत नहीं है।',
  'due-date-missing': () => 'ऑनलाइन संभव नहीं: कोई बकाया प्रीमियम दर्ज नहीं है।',
  'not-yet-due': ({ due }) => `ज़रूरत नहीं: प्रीमियम ${due} को देय है।`,
  'after-180-days': ({ reinstatementUntil, revivalFrom }) =>
    `अब संभव नहीं: बहाल करने की आखिरी तारीख ${reinstatementUntil} थी। ${revivalFrom} से पॉलिसी को पुनर्चलन योजना से चालू किया जा सकता है।`,
  'within-180-days': ({ reinstatementUntil }) =>
    `बकाया और विलंब शुल्क चुकाकर पॉलिसी ${reinstatementUntil} तक बहाल की जा सकती है।`,
};
