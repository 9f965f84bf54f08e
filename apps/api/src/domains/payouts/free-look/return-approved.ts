import { freeLookRefund, parseIsoDate, todayInIndia } from '@lifedesk/rules';
import type { ApprovedEffect } from '../../../contributions.ts';
import { endPolicy, findPolicies } from '../../policies/public.ts';
import { EffectRefused } from '../../requests/public.ts';
import { lockPolicy } from '../check/lock-policy.store.ts';
import { assertPolicyContinues } from '../order/assert-policy-continues.ts';
import { orderPayout } from '../order/order-payout.ts';
import { returnUnapplied } from '../unapplied/return-unapplied.ts';
import { findFreeLooks, recordGst } from './free-look.store.ts';
import { insertLinkedReturn } from './linked-return.store.ts';
import { orderLinkedReturn } from './linked-return.ts';
import { moneyOf, toPart } from './returnable.ts';

/**
 * Ends a policy whose return is approved and posts its refund. Deductions count up to the day of the request. The
 * refund of a unit-linked policy waits for that day's prices.
 */
export const returnApproved: ApprovedEffect = async (transaction, request, contributions) => {
  const { ticket, customer_id: customerId, policy_nos, made_at, payload } = request;
  const [policyNo = ''] = policy_nos;
  const now = request.settled_at ?? made_at;
  const requestedOn = todayInIndia(made_at);
  assertPolicyContinues(await lockPolicy(transaction, customerId, policyNo), todayInIndia(now));
  const [row] = await findPolicies(transaction, { customerId, today: requestedOn, policyNo });
  const freeLook = (await findFreeLooks(transaction, { customerId, policyNo })).get(policyNo);
  if (!row || !freeLook) throw new EffectRefused('There is no such policy.');
  await endPolicy({ db: transaction, contributions }, { policyNo, statusCode: 'F' }, now);
  await returnUnapplied(transaction, { policyNo, kind: 'free-look' }, now);
  if (row.line === 'unit-linked') {
    const navDate = parseIsoDate(String(payload.navDate)) ?? requestedOn;
    await insertLinkedReturn(transaction, { ticket, policyNo, navDate });
    await orderLinkedReturn(transaction, ticket, now);
    return;
  }
  const gst = await recordGst(transaction, ticket, policyNo, now);
  const { gross, parts, deductions } = freeLookRefund(moneyOf(row, { ...freeLook, gst }, null), requestedOn);
  if (gross === 0) return;
  await orderPayout(
    transaction,
    {
      ticket,
      policyNo,
      kind: 'free-look',
      grossPaise: gross,
      parts: parts.length > 1 ? parts.map(toPart) : [],
      deductions: deductions.map(toPart),
      taxPaise: 0,
      countsFrom: requestedOn,
    },
    now,
  );
};
