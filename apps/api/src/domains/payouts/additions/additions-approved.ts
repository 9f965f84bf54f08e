import { todayInIndia } from '@lifedesk/rules';
import { readStored } from '../../../platform/contract/read-stored.ts';
import type { Db } from '../../../platform/database/connect.ts';
import { EffectRefused, type RequestRow } from '../../requests/public.ts';
import { lockPolicy } from '../check/lock-policy.store.ts';
import { assertPolicyContinues } from '../order/assert-policy-continues.ts';
import { orderPayout } from '../order/order-payout.ts';
import { takeAdditions } from './additions.store.ts';

/**
 * Removes the additions of an approved request from the policy and posts their cash value, as of the day of the
 * request.
 */
export async function additionsApproved(transaction: Db, request: RequestRow): Promise<void> {
  const { ticket, customer_id: customerId, policy_nos, made_at } = request;
  const [policyNo = ''] = policy_nos;
  const sumAssured = readStored('Paise', request.payload.sumAssured);
  const cash = readStored('Paise', request.payload.cash);
  const now = request.settled_at ?? made_at;
  assertPolicyContinues(await lockPolicy(transaction, customerId, policyNo), todayInIndia(now));
  if (!(await takeAdditions(transaction, policyNo, sumAssured)))
    throw new EffectRefused('The policy has fewer paid-up additions by now.');
  await orderPayout(
    transaction,
    {
      ticket,
      policyNo,
      kind: 'paid-up-additions',
      grossPaise: cash,
      deductions: [],
      // the rule refuses cash above the premiums paid, so there is no income
      taxPaise: 0,
      countsFrom: todayInIndia(made_at),
    },
    now,
  );
}
