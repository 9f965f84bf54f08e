import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { problem } from '../../platform/problem.ts';
import { bankAndBranch, bankOf } from './banks.ts';

export default sessionHandler('bankDetails', async ({ body }) => {
  const bank = bankOf(body.ifscCode);
  if (!bank) throw problem('not-found', { detail: 'There is no bank branch with this IFSC.' });
  return ok({ ...bank, bankNameAndBranchName: bankAndBranch(bank) });
});
