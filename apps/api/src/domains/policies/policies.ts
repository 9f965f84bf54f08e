import type { components } from '@lifedesk/contract';
import {
  type CalendarDate,
  formatDate,
  gstOnNextPremium,
  nextPremiumWithGst,
  policyLinkId,
  type RestrictingReason,
  restrictionsOf,
} from '@lifedesk/rules';
import type { PolicyRow } from './policy-rows.store.ts';
import { restrictionFacts } from './restrictions.store.ts';

export type Policy = components['schemas']['Policy'];

/** The id of a policy in URLs. */
export function linkIdOf({ policy_no, id }: Pick<PolicyRow, 'policy_no' | 'id'>, isCorporateUser: boolean): string {
  return policyLinkId(policy_no, { isCorporateUser, policies: [{ policyNo: policy_no, id }] });
}

type TermsRow = Pick<PolicyRow, 'line' | 'modal_premium' | 'issue_date' | 'due_date'>;

const termsOf = ({ line, modal_premium: modalPremium, issue_date: issueDate, due_date: dueDate }: TermsRow) => ({
  line,
  modalPremium,
  issueDate,
  dueDate,
});

/** GST in paise on a policy's next premium. */
export const gstOf = (row: TermsRow, today: CalendarDate): number => gstOnNextPremium(termsOf(row), today);

/** A policy as in the dashboard's list. Omits fields that do not apply. */
export function toPolicy(row: PolicyRow, today: CalendarDate, isCorporateUser = false): Policy {
  return {
    policyNo: row.policy_no,
    id: linkIdOf(row, isCorporateUser),
    policyStatus: row.status_name,
    policyStatusCode: row.status_code,
    ...(row.servicing_go_code ? { policyServicingGoCode: row.servicing_go_code } : {}),
    planName: row.plan_name,
    productCode: row.plan_code,
    policyPaymentTerm: row.premium_term,
    modalPremiuminclusiveGST: nextPremiumWithGst(termsOf(row), today),
    ...(row.fund_value === null ? {} : { totalFundValue: row.fund_value }),
    policyIssueDate: row.issue_date,
    ...(row.due_date ? { dueDate: formatDate(row.due_date) } : {}),
    ...(row.revival_date ? { revivalDate: row.revival_date } : {}),
    ...(row.lapsed ? { premiumLeft: row.premium_left } : {}),
    sharesInProfits: row.shares_in_profits,
    hasLoan: row.has_loan,
    hasNonForfeitureOptions: row.has_non_forfeiture_options,
    policyHolderName: row.holder_name,
    methodOfPayment: row.is_auto_debit ? 'Auto-debit' : 'Direct',
    stpCurrentlyActive: row.stp_active,
    dfaCurrentlyActive: row.dfa_active,
    ...(row.maturity_date ? { policyMaturityDate: row.maturity_date } : {}),
  };
}

/** What a restriction prevents the policy's owner from doing; empty if there is none. */
export function toRestrictions(
  row: PolicyRow,
  ownerBirthDate: CalendarDate | null,
  today: CalendarDate,
): Pick<Policy, 'restrictions'> {
  const restrictions = restrictionsOf({ ...restrictionFacts(row), ownerBirthDate, today });
  return restrictions.length > 0 ? { restrictions } : {};
}

/** The policies with a restriction on any action, with the reason. */
export function toRestricted(
  rows: readonly Pick<PolicyRow, 'policy_no' | 'plan_name'>[],
  restricted: ReadonlyMap<string, RestrictingReason>,
): components['schemas']['RestrictedPolicy'][] {
  return rows.flatMap(({ policy_no: policyNo, plan_name: planName }) => {
    const because = restricted.get(policyNo);
    return because ? [{ policyNo, planName, because }] : [];
  });
}

/** A policy as in the lists of services. */
export function toPolicyChoice(row: PolicyRow): components['schemas']['PolicyChoice'] {
  return {
    policyNo: row.policy_no,
    id: linkIdOf(row, false),
    planName: row.plan_name,
    policyHolderName: row.holder_name,
    policyStatus: row.status_name,
  };
}
