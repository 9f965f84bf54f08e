import { matchesAccountHolder } from '@lifedesk/rules';
import { startConfirmation } from '../../platform/access/confirmations.ts';
import { maskedContacts } from '../../platform/access/contacts.ts';
import { LIMITS } from '../../platform/access/limits/limit-table.ts';
import { createLimits } from '../../platform/access/limits/limits.ts';
import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { validationProblem } from '../../platform/problem.ts';
import { accountText, checkedAccount } from './checked-account.ts';
import { findHolder, insertVerification } from './store.ts';

export default sessionHandler('verifyNeftDetails', async ({ body, session }, deps) => {
  const { db, clock, ids, secrets, bankVerifier } = deps;
  const { customerId } = session;
  checkedAccount(body);
  const now = clock.now();
  const giveBack = await createLimits(deps).reserveOrThrow(LIMITS.bankVerifications, customerId);
  const holder = await findHolder(db, customerId);
  const { ifscCode, bankAccountNo: accountNo, accountHolderName: holderName } = body;
  const lookup = bankVerifier?.nameAt({ ifscCode, accountNo, holderName }) ?? null;
  const name = await Promise.resolve(lookup).catch(async (error: unknown) => {
    await giveBack();
    throw error;
  });
  const nameAtBank = name?.trim() || null;
  const isNameMatched = nameAtBank !== null && matchesAccountHolder(holder.name, nameAtBank);
  const id = ids.uuid();
  await insertVerification(db, {
    id,
    customer_id: customerId,
    session_id: session.id,
    account_mac: secrets.mac('account', accountText(body)),
    name_at_bank: nameAtBank,
    name_matches: isNameMatched,
    made_at: now,
  });
  if (bankVerifier && name === null) throw validationProblem('/bankAccountNo', 'must be an account of this bank');
  return ok({
    verificationId: id,
    isNameMatched,
    isProofRequired: !isNameMatched,
    ...(nameAtBank === null ? {} : { nameAtBank }),
    otpToken: await startConfirmation(deps, session, 'neft-details'),
    ...maskedContacts(holder),
  });
});
