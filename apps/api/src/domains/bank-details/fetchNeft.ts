import { maskMiddle, matchesAccountHolder } from '@lifedesk/rules';
import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { today } from '../../platform/today.ts';
import { findPolicies, resolvePolicyRef, toPolicyChoice } from '../policies/public.ts';
import { type AccountRow, findAccounts, findHolder } from './store.ts';

export default sessionHandler('fetchNeft', async ({ body, session }, { db, clock }) => {
  const { customerId } = session;
  const policyNo = body.policyNo === undefined ? undefined : await resolvePolicyRef(db, session, body.policyNo);
  const [policies, accounts, holder] = await Promise.all([
    findPolicies(db, { customerId, today: today(clock), policyNo }),
    findAccounts(db, customerId),
    findHolder(db, customerId),
  ]);
  return ok({
    policies: policies.map((policy) => {
      const account = accounts.get(policy.policy_no);
      return { ...toPolicyChoice(policy), ...(account ? { neftDetails: toNeftDto(account, holder.name) } : {}) };
    }),
    neftQcStatus: holder.neft_qc_status,
  });
});

const toNeftDto = (account: AccountRow, owner: string) => ({
  ifscCode: account.ifsc,
  ...(account.micr ? { micrCode: account.micr } : {}),
  accountHolderName: account.holder_name,
  bankAccountNo: maskMiddle(account.account_no),
  bankAccountType: account.account_type,
  bankNameAndBranchName: account.bank_and_branch,
  ownerClientAccount: matchesAccountHolder(owner, account.holder_name),
});
