import {
  type CalendarDate,
  formatRupees,
  LINKED_DEATH_BENEFIT,
  type Paise,
  type PlanLine,
  type PremiumMode,
} from '@lifedesk/rules';
import { m } from '../../../platform/language.ts';
import type { DocumentWords } from '../../../platform/pdf/document-words.ts';
import type { Holder } from './paid-line.ts';

/** A policy as its documents describe it. Amounts in paise, terms in years. */
export interface PolicyContent {
  policyNo: string;
  planName: string;
  uin: string;
  line: PlanLine;
  holder: Holder;
  /** The member, if the policy belongs to a corporate client. */
  insuredName: string;
  statusCode: string;
  /** In English, for a status that has no words here. */
  statusName: string;
  issueDate: CalendarDate;
  dueDate: CalendarDate | null;
  maturityDate: CalendarDate | null;
  policyTerm: number;
  premiumTerm: number;
  premiumMode: PremiumMode;
  modalPremium: Paise;
  /** On one modal premium, at the rate on its due date. */
  gst: Paise;
  sumAssured: Paise;
  riders: readonly { name: string; sumAssured: Paise; modalPremium: Paise; term: number; status: string }[];
  nominees: readonly { name: string; relationship: string; share: number; appointee: string | null }[];
}

/** When and what the policy pays, by product line. */
export function benefitsOf(
  { line, sumAssured }: PolicyContent,
  { label, line: say }: DocumentWords,
): [when: string, paid: string][] {
  const sum = { sum: formatRupees(sumAssured) };
  const onDeathInTerm = label(m.document_onDeathInTerm);
  switch (line) {
    case 'term':
      return [
        [onDeathInTerm, say(m.document_benefitSum, sum)],
        [label(m.document_onSurvival), label(m.document_benefitNothing)],
      ];
    case 'unit-linked':
      return [
        [onDeathInTerm, linkedBenefit(say, sum)],
        [label(m.document_atMaturity), label(m.document_benefitFund)],
      ];
    case 'annuity':
      return [
        [label(m.document_whileAnnuity), label(m.document_benefitAnnuity)],
        [label(m.document_onDeath), label(m.document_benefitAnnuityDeath)],
      ];
    case 'health':
      return [[label(m.document_onTreatment), say(m.document_benefitHealth, sum)]];
    case 'group':
      return [[label(m.document_onDeathOfMember), say(m.document_benefitMember, sum)]];
    case 'pension':
      return [
        [label(m.document_onVesting), label(m.document_benefitVesting)],
        [label(m.document_onDeathBeforeVesting), say(m.document_benefitBeforeVesting, sum)],
      ];
    default:
      return [
        [onDeathInTerm, say(m.document_benefitBonusToDay, sum)],
        [label(m.document_atMaturity), say(m.document_benefitBonus, sum)],
      ];
  }
}

/** The death benefit of a unit-linked policy under today's rule. */
function linkedBenefit(say: DocumentWords['line'], sum: { sum: string }): string {
  const terms = LINKED_DEATH_BENEFIT.at(-1)?.value;
  if (!terms) return say(m.document_benefitLinkedBefore, sum);
  return say(m.document_benefitLinked, { ...sum, months: terms.withdrawalMonths, share: terms.premiumShare });
}
