import type { components } from '@lifedesk/contract';
import { type Attention, type AttentionPolicy, attentionOf, type CalendarDate, payableUntil } from '@lifedesk/rules';
import type { PolicyRow } from './policy-rows.store.ts';
import type { Owner } from './store.ts';

type Sign = components['schemas']['PolicyCard']['attention'][number];

/** What a card calls the reasons of the rule. */
const SIGNS: Partial<Record<Attention['because'], readonly Sign[]>> = {
  'premium-in-grace': ['premium-overdue'],
  'premium-after-grace': ['premium-overdue'],
  'premium-due-soon': ['premium-due'],
  'revival-open': ['revivable', 'lapsed'],
  'reinstatement-open': ['lapsed'],
  'lapsed-without-online-way': ['lapsed'],
  'request-waiting': ['request-waiting'],
  'nationality-missing': ['fatca-missing'],
  'pan-missing': ['pan-missing'],
  'bank-account-missing': ['neft-missing'],
  'bank-account-rejected': ['neft-missing'],
};

/** What needs the customer on a policy, in the words of its card. Payments are not looked at: the list of payments is. */
export function signsOf(policy: PolicyRow, owner: Owner, today: CalendarDate): Sign[] {
  const customer = {
    kind: owner.kind,
    isNationalityMissing: owner.fatca_required,
    pan: owner.pan === null ? ('missing' as const) : ('validated' as const),
    bankAccount: owner.neft_qc_status,
    bankAccountCheckedOn: null,
    isIncorporationDateMissing: owner.incorporated_on === null,
    waitingRequests: [],
  };
  const list = attentionOf(customer, [factsOf(policy, today)], today);
  return [...new Set(list.flatMap(({ because }) => SIGNS[because] ?? []))];
}

function factsOf(policy: PolicyRow, today: CalendarDate): AttentionPolicy {
  const { due_date: dueDate } = policy;
  const isDue = policy.premium_paying && dueDate !== null && dueDate <= payableUntil(today);
  return {
    policyNo: policy.policy_no,
    policyStatusCode: policy.status_code,
    premiumMode: policy.premium_mode,
    dueDate,
    revivalDate: policy.revival_date,
    premiumLeft: policy.premium_left,
    premiumToPay: isDue ? policy.modal_premium : 0,
    restorationCost: null,
    paymentSince: null,
    otherPaymentSince: null,
    certificateDueOn: null,
    isOnHold: false,
    heldAmount: null,
  };
}
