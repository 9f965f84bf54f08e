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

/** The policy statuses by their code. The core system has only the English names. */
export const STATUSES: Readonly<Record<string, Message>> = {
  '1': m.mail_statusInForce,
  '2': m.mail_statusPaidUp,
  '3': m.mail_statusReducedPaidUp,
  '4': m.mail_statusLapsed,
  '5': m.mail_statusInRevivalPeriod,
  B: m.mail_statusWithoutValue,
  E: m.mail_statusExtendedTerm,
  A: m.mail_statusAnnuity,
  I: m.mail_statusInIssue,
  M: m.mail_statusMatured,
  S: m.mail_statusSurrendered,
  D: m.mail_statusClaimed,
  F: m.mail_statusReturned,
};
