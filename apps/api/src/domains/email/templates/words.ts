import type { PremiumMode } from '@lifedesk/rules';
import { type Message, m } from '../../../platform/language.ts';

/** Premium frequencies in words. */
export const MODES: Readonly<Record<PremiumMode, Message>> = {
  yearly: m.mail_modeYearly,
  'half-yearly': m.mail_modeHalfYearly,
  quarterly: m.mail_modeQuarterly,
  monthly: m.mail_modeMonthly,
  single: m.mail_modeSingle,
};
