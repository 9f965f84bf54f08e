import type { PremiumMode } from '@lifedesk/rules';
import { type Message, m } from '../../../platform/language.ts';

/** The policy statuses by their code. The core system has only the English names. */
export const POLICY_STATUSES: Readonly<Record<string, Message>> = {
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

/** Of riders, which have no code. */
export const RIDER_STATUSES: Readonly<Record<string, Message>> = {
  'In force': m.mail_statusInForce,
  Lapsed: m.mail_statusLapsed,
};

export const MODES: Readonly<Record<PremiumMode, Message>> = {
  yearly: m.document_yearly,
  'half-yearly': m.document_halfYearly,
  quarterly: m.document_quarterly,
  monthly: m.document_monthly,
  single: m.document_single,
};

/** Relationships by the word that is stored. Older policies have others. */
export const RELATIONSHIPS: Readonly<Record<string, Message>> = {
  Husband: m.document_husband,
  Wife: m.document_wife,
  Son: m.document_son,
  Daughter: m.document_daughter,
  Father: m.document_father,
  Mother: m.document_mother,
  Brother: m.document_brother,
  Sister: m.document_sister,
  Grandson: m.document_grandson,
  Granddaughter: m.document_granddaughter,
};
