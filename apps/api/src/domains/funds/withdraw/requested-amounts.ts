import { checkWithdrawal, type FundAmount } from '@lifedesk/rules';
import { withdrawalCheckText } from '@lifedesk/rules/texts';
import type { RequestBody } from '../../../platform/contract/handler.ts';
import { validationProblem } from '../../../platform/problem.ts';
import type { Withdrawable } from './withdrawable.ts';

/** The requested withdrawal, checked against what is possible. Throws `validation` if it is not. */
export function requestedAmounts(
  { extent, from }: Pick<RequestBody<'ulipPartialSurrender'>, 'extent' | 'from'>,
  { held, part }: Withdrawable,
): readonly FundAmount[] | 'all' {
  if (extent === 'all') {
    if (from) throw validationProblem('/from', 'must be left out of a surrender');
    return 'all';
  }
  if (!part.possible || !held) throw validationProblem('/policyNo', `must have a part to withdraw: ${part.because}`);
  const wanted = (from ?? []).filter(({ amount }) => amount > 0);
  const check = checkWithdrawal(held, wanted);
  if (!check.accepted) throw validationProblem('/from', withdrawalCheckText(check, 'en'));
  return wanted;
}
