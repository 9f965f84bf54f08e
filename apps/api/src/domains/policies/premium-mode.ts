import type { PremiumMode } from '@lifedesk/rules';

/** How often premiums are paid, in words. */
export const PREMIUM_MODE_WORDS: Readonly<Record<PremiumMode, string>> = {
  yearly: 'Yearly',
  'half-yearly': 'Half-yearly',
  quarterly: 'Quarterly',
  monthly: 'Monthly',
  single: 'Single premium',
};
