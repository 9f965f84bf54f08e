// What the five places say about a customer, each calculated by the product's own functions from facts in memory.
import type { components } from '@lifedesk/contract';
import {
  type Attention,
  type AttentionPolicy,
  attentionOf,
  type CalendarDate,
  groupAttention,
  policyRestriction,
} from '@lifedesk/rules';
import { notificationsOf } from '../../apps/api/src/domains/notices/notifications.ts';
import { paymentAttention } from '../../apps/api/src/domains/payments/dues/attention-policies.ts';
import { summaryOf } from '../../apps/api/src/domains/payments/dues/policy-payments.ts';
import type { OngoingItem } from '../../apps/api/src/domains/payments/order/orders.store.ts';
import type { PolicyRow } from '../../apps/api/src/domains/payments/order/policies.store.ts';
import { toAttentionDto } from '../../apps/api/src/domains/policies/attention-dto.ts';
import { signsOf } from '../../apps/api/src/domains/policies/card-signs.ts';
import type { Session } from '../../apps/api/src/platform/access/session.ts';
import {
  type Day,
  type GeneratedCustomer,
  type GeneratedPolicy,
  PLANS,
} from '../../apps/api/src/testing/customers/index.ts';

/** What the server returns: the list and the notifications, and on request the payments and the cards. */
export interface Answers {
  readonly list: readonly components['schemas']['Attention'][];
  readonly notifications: components['schemas']['Notifications'];
  readonly ofPolicies: {
    readonly payments: readonly components['schemas']['PolicyPayment'][];
    readonly signs: ReadonlyMap<string, readonly string[]>;
  } | null;
}

const NOW = (today: Day) => new Date(`${today}T04:00:00Z`);

export function answersInMemory(customer: GeneratedCustomer, today: Day): Answers {
  const rows = customer.policies.map((policy) => ({ policy, row: toRow(policy), ongoing: ongoingOf(policy, today) }));
  const list = attentionOf(
    {
      kind: customer.kind,
      isNationalityMissing: customer.nationalityOpen,
      pan: customer.pan,
      bankAccount: customer.bankAccount,
      bankAccountCheckedOn: null,
      isIncorporationDateMissing: !customer.incorporated,
      waitingRequests: customer.requestWaiting
        ? [
            {
              ticket: 'SR0000000000',
              policyNos: customer.requestWaiting.about === 'none' ? [] : [customer.policies[0]?.policyNo ?? ''],
              since: today as CalendarDate,
            },
          ]
        : [],
    },
    rows.map(({ policy, row, ongoing }) => ({
      ...paymentAttention(row, ongoing, today as CalendarDate),
      certificateDueOn: policy.certificateDue as CalendarDate | null,
      isOnHold: policy.held !== null,
      heldAmount: policy.held,
      loanCeiling: ceilingOf(policy, today),
    })),
    today as CalendarDate,
  );
  const groups = groupAttention(list);
  const on = (policyNo: string): Attention[] => list.filter(({ policyNos }) => policyNos.includes(policyNo));
  return {
    list: (customer.kind === 'company' ? groups : list).map(toAttentionDto),
    notifications: notificationsOf(groups, customer),
    ofPolicies: {
      payments: rows.map(({ row, ongoing }) =>
        summaryOf(
          row,
          ongoing.filter(({ purpose }) => purpose === 'premium' || purpose === 'revival'),
          on(row.policyNo),
          sessionOf(customer),
          today as CalendarDate,
        ),
      ),
      signs: new Map(rows.map(({ row: { policyNo } }) => [policyNo, signsOf(list, policyNo)])),
    },
  };
}

function ceilingOf({ loanExceedsOn }: GeneratedPolicy, today: Day): NonNullable<AttentionPolicy['loanCeiling']> | null {
  if (!loanExceedsOn) return null;
  const because = loanExceedsOn <= today ? 'value-exceeded' : 'close-to-value';
  return { because, exceedsOn: loanExceedsOn as CalendarDate };
}

const sessionOf = ({ kind }: GeneratedCustomer): Session =>
  // only the kind of the session matters here
  ({ id: 'session', kind: kind === 'company' ? 'corp' : 'full' }) as Session;

const toRow = (policy: GeneratedPolicy): PolicyRow => ({
  policyNo: policy.policyNo,
  id: policy.policyNo,
  planName: policy.plan,
  holderName: 'Ms Generated Person',
  policyStatusCode: policy.status,
  isPremiumPaying: policy.status === '1',
  line: PLANS[policy.plan],
  premiumMode: policy.mode,
  modalPremium: policy.premium,
  issueDate: policy.issued as CalendarDate,
  premiumTerm: policy.premiumYears,
  policyTerm: policy.premiumYears,
  sumAssured: policy.premium * 20,
  vestedBonus: 0,
  dueDate: policy.due as CalendarDate | null,
  revivalDate: policy.revivalDate as CalendarDate | null,
  premiumLeft: policy.premiumLeft,
  received: policy.received,
  maturityDate: null,
  toppedUp: 0,
  isPaymentBlocked: policyRestriction({
    action: 'payment',
    assignment: policy.assigned,
    isMarriedWomensProperty: policy.marriedWomensProperty,
    isKeyman: policy.keyman,
    isUnderCourtOrder: policy.courtOrder,
    isDeathIntimated: policy.deathReported,
    ownerBirthDate: null,
    today: policy.issued as CalendarDate,
  }).restricted,
  loan: null,
  topUp: null,
});

const ongoingOf = ({ policyNo, payment }: GeneratedPolicy, today: Day): OngoingItem[] =>
  payment
    ? [
        {
          policy_no: policyNo,
          purpose: payment.purpose,
          amount: payment.amount,
          order_id: 'ord_generated',
          session_id: 'session',
          session_kind: null,
          state: payment.withBank ? 'pending' : 'created',
          created_at: NOW(today),
          expires_at: NOW(today),
          by_payer: true,
        },
      ]
    : [];
