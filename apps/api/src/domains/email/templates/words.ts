import type { PremiumMode } from '@lifedesk/rules';
import type { Language } from '../../../platform/database/tables/content.ts';

/** How often premiums are paid. */
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

/** Names of the policy statuses in Hindi, by their code; the core system keeps them in English only. */
export const STATUSES_HI: Readonly<Record<string, string>> = {
  '1': 'चालू',
  '2': 'पूर्ण चुकता',
  '3': 'व्यपगत, घटी हुई चुकता',
  '4': 'व्यपगत',
  '5': 'व्यपगत, पुनर्चलन अवधि में',
  B: 'बिना मूल्य के व्यपगत',
  E: 'विस्तारित अवधि',
  A: 'वार्षिकी भुगतान जारी',
  I: 'जारी होने की प्रक्रिया में',
  M: 'परिपक्व',
  S: 'अभ्यर्पित',
  D: 'दावा दर्ज',
};
