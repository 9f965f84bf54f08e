import { maskMiddle } from '@lifedesk/rules';
import { checkCodes } from '../../platform/access/confirmations.ts';
import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { problem, validationProblem } from '../../platform/problem.ts';
import { today } from '../../platform/today.ts';
import { assertUnrestricted } from '../policies/public.ts';
import { type Change, makeRequest } from '../requests/public.ts';
import { type Bank, bankAndBranch } from './banks.ts';
import { accountText, checkedAccount, VERIFIED_MS } from './checked-account.ts';
import { findAccounts, findVerification, lockOwn, setAccount } from './store.ts';

export default sessionHandler('updateNeft', async (call, deps) => {
  const { body, session, client } = call;
  const { customerId } = session;
  let bank: Bank | undefined;
  const acknowledgement = await makeRequest(deps, call, {
    type: 'neft-details',
    async proof() {
      bank = checkedAccount(body);
      return checkCodes(deps, session, 'neft-details', [body], client);
    },
    async effect({ db, now, claim }) {
      if (!bank) throw new Error('the account was not checked');
      const own = await lockOwn(db, customerId, body.policyNos);
      if (own.length < body.policyNos.length) throw problem('not-found');
      const places = body.policyNos.map((policyNo, at) => ({ policyNo, pointer: `/policyNos/${at}` }));
      await assertUnrestricted(db, customerId, 'payout', today(deps.clock), places);
      const verified = await findVerification(db, {
        id: body.verificationId,
        customerId,
        sessionId: session.id,
        accountMacs: deps.secrets.macs('account', accountText(body)),
        since: new Date(now.getTime() - VERIFIED_MS),
      });
      if (!verified) throw validationProblem('/verificationId', 'must be the verification of this account');
      if (body.uploadId !== undefined)
        await claim({ uploadId: body.uploadId, purpose: 'bank-proof', pointer: '/uploadId' });
      else if (!verified.name_matches) throw validationProblem('/uploadId', 'must be a proof, since the names differ');
      const before = await findAccounts(db, customerId);
      await setAccount(db, own, {
        ifsc: body.ifscCode,
        micr: bank.micrCode ?? body.micrCode ?? null,
        holder_name: body.accountHolderName,
        account_no: body.bankAccountNo,
        account_type: body.bankAccountType,
        bank_and_branch: bankAndBranch(bank),
      });
      const inBrief = (accountNo: string, ifsc: string) => `${maskMiddle(accountNo)} ${ifsc}`;
      const changes: Change[] = own.map((policyNo) => {
        const old = before.get(policyNo);
        return {
          field: 'bank-account',
          policyNo,
          before: old ? inBrief(old.account_no, old.ifsc) : null,
          after: inBrief(body.bankAccountNo, body.ifscCode),
        };
      });
      return {
        isDone: verified.name_matches,
        policyNos: own,
        changes,
        payload: { nameAtBank: verified.name_at_bank },
      };
    },
  });
  return ok(acknowledgement);
});
