import { checkWithdrawal, type FundAmount } from '@lifedesk/rules';
import type { RequestBody } from '../../../platform/contract/handler.ts';
import { refusalProblem, validationProblem } from '../../../platform/problem.ts';
import type { Withdrawable } from './withdrawable.ts';

/** The requested withdrawal, checked against what is possible. Throws `validation` if it is not. */
export function requestedAmounts(
  { extent, from }: Pick<RequestBody<'ulipPartialSurrender'>, 'extent' | 'from'>,
  { held, part, lockedUntil }: Withdrawable,
): readonly FundAmount[] | 'all' {
  if (extent === 'all') {
    if (from) throw validationProblem('/from', 'must be left out of a surrender');
    return 'all';
  }
  if (!part.possible || !held) {
    const facts = { date: lockedUntil, count: held?.terms.perYear ?? 0 };
    throw refusalProblem('/policyNo', 'withdrawal', { because: part.because, ...facts });
  }
  const wanted = (from ?? []).filter(({ amount }) => amount > 0);
  const check = checkWithdrawal(held, wanted);
  if (!check.accepted)
    throw refusalProblem('/from', 'withdrawal-amounts', { because: check.because, amount: check.limit });
  return wanted;
}
