import {
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

/** Instalments that waited for a life certificate, which is given now. */
export interface Arrears {
  readonly heldFrom: CalendarDate;
  readonly countsFrom: CalendarDate;
  readonly promisedOn: CalendarDate;
}

/**
 * Orders the benefits of a policy that are due by today, each once, and ends the policy at maturity. Does nothing if another node
 * works on the policy. Unit-linked policies mature at the price of the day (`matureNext` in funds). Instalments that wait for
 * a life certificate are not ordered; they stay owed, and are due together once it is given.
 */
export async function orderDueBenefits(
  deps: Pick<Deps, 'db' | 'contributions'>,
  policyNo: string,
  { today, now, arrears }: { readonly today: CalendarDate; readonly now: Date; readonly arrears?: Arrears },
): Promise<void> {
  const { db: transaction } = deps;
  const policy = await lockBenefitPolicy(transaction, policyNo);
  const [since] = [policy?.annuityOn, policy?.survivalOn, policy?.maturityDate].filter((day) => day != null).sort();
  if (!policy || !since) return;
  const heldFrom = policy.certificate && instalmentsHeldFrom([policy.certificate], today);
  for (const { kind, dueOn, amount } of benefitsDue(policy, since, today)) {
    if (kind === 'annuity' && heldFrom !== null && dueOn >= heldFrom) continue;
    if (kind === 'maturity') {
      if (policy.line !== 'unit-linked') await mature(deps, policy, dueOn, now);
    } else {
      const waited = arrears && kind === 'annuity' && dueOn >= arrears.heldFrom ? arrears : undefined;
      await orderBenefit(transaction, { policyNo, kind, dueOn, grossPaise: amount ?? 0, waited }, now);
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
