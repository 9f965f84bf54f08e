import { maskMiddle, matchesAccountHolder } from '@lifedesk/rules';
import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { today } from '../../platform/today.ts';
import { findPolicies, findRestricted, resolvePolicyRef, toPolicyChoice, toRestricted } from '../policies/public.ts';
import { type AccountRow, findAccounts, findHolder, findRejectedAccounts } from './store.ts';

export default sessionHandler('fetchNeft', async ({ body, session }, { db, clock }) => {
  const { customerId } = session;
  const policyNo = body.policyNo === undefined ? undefined : await resolvePolicyRef(db, session, body.policyNo);
  const date = today(clock);
  const [policies, accounts, rejected, holder, restricted] = await Promise.all([
    findPolicies(db, { customerId, today: date, policyNo }),
    findAccounts(db, customerId),
    findRejectedAccounts(db, customerId),
    findHolder(db, customerId),
    findRestricted(db, customerId, 'payout', date),
  ]);
  return ok({
    policies: policies
      .filter(({ policy_no }) => !restricted.has(policy_no))
      .map((policy) => {
        const account = accounts.get(policy.policy_no);
        const refused = rejected.get(policy.policy_no);
        return {
          ...toPolicyChoice(policy),
          ...(account && { neftDetails: toNeftDto(account, holder.name) }),
          ...(refused && { rejectedAccount: toMasked(refused) }),
        };
      }),
    restricted: toRestricted(policies, restricted),
    neftQcStatus: holder.neft_qc_status,
  });
});

const toNeftDto = (account: AccountRow, owner: string) => ({
  ifscCode: account.ifsc,
  ...(account.micr ? { micrCode: account.micr } : {}),
  accountHolderName: account.holder_name,
  ...toMasked(account),
  bankAccountType: account.account_type,
  ownerClientAccount: matchesAccountHolder(owner, account.holder_name),
  isVerified: account.state === 'verified',
});

const toMasked = ({ account_no, bank_and_branch }: AccountRow) => ({
  bankAccountNo: maskMiddle(account_no),
  bankNameAndBranchName: bank_and_branch,
});
