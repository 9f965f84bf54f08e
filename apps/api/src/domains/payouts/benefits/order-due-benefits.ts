import {
  arrearsPromisedOn,
  benefitsDue,
  type CalendarDate,
  instalmentsHeldFrom,
  maturityBenefit,
  nextInstalment,
  todayInIndia,
} from '@lifedesk/rules';
import type { Deps } from '../../../deps.ts';
import { findPaidPremiums } from '../../payments/public.ts';
import { findValued } from '../surrender/surrender.store.ts';
import { taxFactsOf } from '../surrender/tax-facts.ts';
import { type BenefitRow, lockBenefitPolicy, setLoanLeft, setNextInstalment } from './benefits.store.ts';
import { endMatured, orderBenefit } from './order-benefit.ts';

/**
 * Orders the benefits of a policy that are due by today, each once, and ends the policy at maturity. Does nothing if another node
 * works on the policy. Unit-linked policies mature at the price of the day (`matureNext` in funds). Instalments that wait for
 * a life certificate are not ordered; they stay owed.
 * @param releasedFrom the day from which instalments waited for a certificate that is given now: they count from today
 */
export async function orderDueBenefits(
  deps: Pick<Deps, 'db' | 'contributions'>,
  policyNo: string,
  {
    today,
    now,
    releasedFrom,
  }: { readonly today: CalendarDate; readonly now: Date; readonly releasedFrom?: CalendarDate },
): Promise<void> {
  const { db: transaction } = deps;
  const policy = await lockBenefitPolicy(transaction, policyNo);
  const [since] = [policy?.annuityOn, policy?.survivalOn, policy?.maturityDate].filter((day) => day != null).sort();
  if (!policy || !since) return;
  const { certificates } = policy;
  const heldFrom = instalmentsHeldFrom(certificates, today);
  // a person decides about a certificate that came after the hold began
  const withoutReview = certificates.map((certificate) => ({ ...certificate, isUnderReview: false }));
  const waitedFrom = releasedFrom ?? instalmentsHeldFrom(withoutReview, today);
  const waited = { countsFrom: today, promisedOn: arrearsPromisedOn(today) };
  for (const { kind, dueOn, amount } of benefitsDue(policy, since, today)) {
    if (kind === 'annuity' && heldFrom !== null && dueOn >= heldFrom) continue;
    if (kind === 'maturity') {
      if (policy.line !== 'unit-linked') await mature(deps, policy, dueOn, now);
    } else {
      const isArrears = kind === 'annuity' && waitedFrom !== null && waitedFrom <= dueOn && dueOn < today;
      const order = { policyNo, kind, dueOn, grossPaise: amount ?? 0, waited: isArrears ? waited : undefined };
      await orderBenefit(transaction, order, now);
    }
    if (kind === 'annuity' && policy.annuity)
      await setNextInstalment(transaction, policyNo, nextInstalment(policy.annuity, dueOn));
  }
}

/** Orders what the policy pays at maturity, which repays its loan, and ends it. */
async function mature(
  deps: Pick<Deps, 'db' | 'contributions'>,
  policy: BenefitRow,
  dueOn: CalendarDate,
  now: Date,
): Promise<void> {
  const { db: transaction } = deps;
  const { policyNo, customerId, policyStatusCode, reducedCover } = policy;
  const valued = (await findValued(transaction, { customerId, policyNo })).get(policyNo);
  if (!valued) throw new Error('the policy has no value to work out');
  const ledger = (await findPaidPremiums(transaction, [policyNo])).get(policyNo) ?? null;
  const taxFacts = (await taxFactsOf(transaction, customerId, dueOn))(valued);
  const benefit = maturityBenefit({ ...valued, ledger, policyStatusCode, reducedCover }, taxFacts, dueOn);
  const { gross, loan, interest, loanLeft, tax } = benefit;
  const deductions = [
    { name: 'loan', paise: loan },
    { name: 'loan-interest', paise: interest },
  ];
  const order = { policyNo, kind: 'maturity', dueOn, grossPaise: gross, deductions, taxPaise: tax.tax } as const;
  if ((await orderBenefit(transaction, order, now)) && valued.loan)
    await setLoanLeft(transaction, policyNo, loanLeft, todayInIndia(now));
  await endMatured(deps, policyNo, now);
}
