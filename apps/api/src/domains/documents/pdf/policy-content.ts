import { type CalendarDate, LINKED_DEATH_BENEFIT, type Paise, type PlanLine, type PremiumMode } from '@lifedesk/rules';
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

export const MODES: Readonly<Record<PolicyContent['premiumMode'], string>> = {
  yearly: 'Yearly',
  'half-yearly': 'Half-yearly',
  quarterly: 'Quarterly',
  monthly: 'Monthly',
  single: 'Single premium',
};

/** When and what the policy pays, by product line. */
export function benefitsOf({ line, sumAssured }: PolicyContent, rupees: (amount: Paise) => string): [string, string][] {
  const sum = rupees(sumAssured);
  switch (line) {
    case 'term':
      return [
        ['On death within the policy term', `Sum assured of ${sum}`],
        ['On surviving the policy term', 'Nothing is paid: the plan covers death only'],
      ];
    case 'unit-linked':
      return [
        ['On death within the policy term', linkedBenefit(sum)],
        ['At maturity', 'The fund value on that day'],
      ];
    case 'annuity':
      return [
        ['While the annuitant lives', 'The annuity, against a life certificate once a year'],
        ['On death', 'As your annuity option says'],
      ];
    case 'health':
      return [['On a diagnosis or treatment that is covered', `Up to the sum assured of ${sum}`]];
    case 'group':
      return [['On death of the member', `Sum assured of ${sum}, to the nominee`]];
    case 'pension':
      return [
        ['On vesting', 'The accumulated value, for an annuity and, within the limits of the law, a lump sum'],
        ['On death before vesting', `The higher of the accumulated value and ${sum}`],
      ];
    default:
      return [
        ['On death within the policy term', `Sum assured of ${sum} and the bonuses declared to that day`],
        ['At maturity', `Sum assured of ${sum} and the bonuses declared`],
      ];
  }
}

/** The death benefit of a unit-linked policy under today's rule. */
function linkedBenefit(sum: string): string {
  const terms = LINKED_DEATH_BENEFIT.at(-1)?.value;
  const less = terms ? ` less what was withdrawn in the ${terms.withdrawalMonths} months before` : '';
  const least = terms ? ` and ${terms.premiumShare} % of the premiums paid` : '';
  return `The highest of the sum assured of ${sum}${less}, the fund value${least}`;
}
