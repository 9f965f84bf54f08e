import type { CalendarDate } from '../dates/calendar-date.ts';
import { type Attention, byUrgency } from './attention-item.ts';
import { type AttentionCustomer, attentionOfCustomer } from './attention-of-customer.ts';
import { type AttentionPolicy, attentionOfPolicy } from './attention-of-policy.ts';
import type { CustomerMoney } from './customer-money.ts';
import { attentionOfMoney, withSteps } from './money-attention.ts';

/**
 * What a customer should do or know, the most urgent first and by deadline within a kind. The dashboard, the notifications, the
 * payment page and the page of a policy all draw from this one list. A premium with a payment in process asks for
 * nothing; a lapsed policy always shows.
 */
export function attentionOf(
  customer: AttentionCustomer,
  policies: readonly AttentionPolicy[],
  today: CalendarDate,
  money: readonly CustomerMoney[] = [],
): Attention[] {
  const ofMoney = attentionOfMoney(customer, money, today);
  const onHold = new Set(ofMoney.filter(({ kind }) => kind === 'payout-on-hold').flatMap(({ policyNos }) => policyNos));
  const ofPolicies = policies
    .flatMap((policy) =>
      attentionOfPolicy(policy, today).map((item) =>
        item.kind === 'payout-on-hold' && waitsForCustomer(policy)
          ? withSteps(item, customer, today, policy.holdReason)
          : item,
      ),
    )
    // the payout itself is in the list
    .filter(({ kind, policyNos }) => kind !== 'payout-on-hold' || !policyNos.some((policyNo) => onHold.has(policyNo)));
  return [...ofPolicies, ...ofMoney, ...attentionOfCustomer(customer)].sort(byUrgency);
}

/** If a hold waits for a court or for our own checks, giving details does not end it. */
const waitsForCustomer = ({ holdReason }: AttentionPolicy) => holdReason !== 'legal' && holdReason !== 'kyc';
