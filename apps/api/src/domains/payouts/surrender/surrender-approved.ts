import { type SurrenderQuote, surrenderQuote, surrenderWithoutAdditions, todayInIndia } from '@lifedesk/rules';
import type { ApprovedEffect } from '../../../contributions.ts';
import { findPaidPremiums } from '../../payments/public.ts';
import { endPolicy } from '../../policies/public.ts';
import { EffectRefused } from '../../requests/public.ts';
import { lockPolicy } from '../check/lock-policy.store.ts';
import { assertPolicyContinues } from '../order/assert-policy-continues.ts';
import { orderPayout } from '../order/order-payout.ts';
import { returnUnapplied } from '../unapplied/return-unapplied.ts';
import { closeLoan, findValued } from './surrender.store.ts';
import { taxFactsOf } from './tax-facts.ts';

/**
 * Ends a policy whose surrender is approved, repays its loan and posts the rest: the value on the day of the request
 * plus what was received since.
 */
export const surrenderApproved: ApprovedEffect = async (transaction, request, contributions) => {
  const { ticket, customer_id: customerId, policy_nos, made_at } = request;
  const [policyNo = ''] = policy_nos;
  const now = request.settled_at ?? made_at;
  const requestedOn = todayInIndia(made_at);
  assertPolicyContinues(await lockPolicy(transaction, customerId, policyNo), todayInIndia(now));
  const policy = (await findValued(transaction, { customerId, policyNo })).get(policyNo);
  if (!policy) throw new EffectRefused('There is no such policy.');
  const ledger = (await findPaidPremiums(transaction, [policyNo])).get(policyNo) ?? null;
  const tax = (await taxFactsOf(transaction, customerId, requestedOn))(policy);
  const quote = surrenderQuote({ ...policy, ledger }, tax, requestedOn);
  if (quote.net === 0) throw new EffectRefused('The loan and its interest take the whole value.');
  await orderPayout(
    transaction,
    {
      ticket,
      policyNo,
      kind: 'surrender',
      grossPaise: quote.gross,
      parts: partsOf(quote),
      deductions: [
        { name: 'loan', paise: quote.loan },
        { name: 'loan-interest', paise: quote.interest },
      ].filter(({ paise }) => paise > 0),
      taxPaise: quote.tax.tax,
      countsFrom: requestedOn,
    },
    now,
  );
  await closeLoan(transaction, policyNo, todayInIndia(now));
  await endPolicy({ db: transaction, contributions }, { policyNo, statusCode: 'S' }, now);
  await returnUnapplied(transaction, { policyNo, kind: 'surrender' }, now);
};

const partsOf = (quote: SurrenderQuote) =>
  quote.additions === 0
    ? []
    : [
        { name: 'surrender-value', paise: surrenderWithoutAdditions(quote) },
        { name: 'paid-up-additions', paise: quote.additions },
      ].filter(({ paise }) => paise > 0);
