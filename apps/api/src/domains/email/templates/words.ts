import type { PremiumMode } from '@lifedesk/rules';
import type { Language } from '../../../platform/database/tables/content.ts';

/** Premium frequencies in words. */
export const MODES: Readonly<Record<Language, Readonly<Record<PremiumMode, string>>>> = {
  en: {
    yearly: 'yearly',
    'half-yearly': 'half-yearly',
    quarterly: 'quarterly',
    monthly: 'monthly',
    single: 'single premium',
  },
  hi: { yearly: 'वार्षिक', 'half-yearly': 'छमाही', quarterly: 'तिमाही', monthly: 'मासिक', single: 'एकमुश्त प्रीमियम' },
};

/** The policy statuses in Hindi by their code. The core system has only the English names. */
export const STATUSES_HI: Readonly<Record<string, string>> = {
  '1': 'चालू',
  '2': 'पूरी तरह पेड-अप',
  '3': 'लैप्स, घटी हुई पेड-अप',
  '4': 'लैप्स',
  '5': 'लैप्स, फिर चालू हो सकती है',
  B: 'लैप्स, बिना मूल्य के',
  E: 'बढ़ी हुई अवधि',
  A: 'पेंशन मिल रही है',
  I: 'अभी जारी हो रही है',
  M: 'मैच्योर',
  S: 'सरेंडर की गई',
  D: 'दावा दर्ज',
  F: 'फ़्री लुक में लौटाई गई',
};
