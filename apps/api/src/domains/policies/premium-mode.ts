import type { PremiumMode } from '@lifedesk/rules';

/** Premium frequencies in words. */
export const PREMIUM_MODE_WORDS: Readonly<Record<PremiumMode, string>> = {
  yearly: 'Yearly',
  'half-yearly': 'Half-yearly',
  quarterly: 'Quarterly',
  monthly: 'Monthly',
  single: 'Single premium',
};
