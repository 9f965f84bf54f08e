import { matchesAccountHolder } from '@lifedesk/rules';
import { startConfirmation } from '../../platform/access/confirmations.ts';
import { maskedContacts } from '../../platform/access/contacts.ts';
import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { problem } from '../../platform/problem.ts';
import { checkedAccount, invalid, macOf, VERIFIED_MS } from './checked-account.ts';
import { countVerifications, findHolder, insertVerification } from './store.ts';

/** Each costs the insurer a payment, and tells whether an account exists. */
const MOST = 10;

export default sessionHandler('verifyNeftDetails', async ({ body, session }, deps) => {
  const { db, clock, ids, bankVerifier } = deps;
  const { customerId } = session;
  checkedAccount(body);
  const now = clock.now();
  if ((await countVerifications(db, customerId, new Date(now.getTime() - VERIFIED_MS))) >= MOST)
    throw problem('rate-limited', { retryAfter: VERIFIED_MS / 1000 });
  const holder = await findHolder(db, customerId);
  const { ifscCode, bankAccountNo: accountNo, accountHolderName: holderName } = body;
  const name = bankVerifier ? await bankVerifier.nameAt({ ifscCode, accountNo, holderName }) : null;
  const nameAtBank = name?.trim() || null;
  const isNameMatched = nameAtBank !== null && matchesAccountHolder(holder.name, nameAtBank);
  const id = ids.uuid();
  await insertVerification(db, {
    id,
    customer_id: customerId,
    session_id: session.id,
    account_mac: macOf(deps, body),
    name_at_bank: nameAtBank,
    name_matches: isNameMatched,
    made_at: now,
  });
  if (bankVerifier && name === null) throw invalid('/bankAccountNo', 'must be an account of this bank');
  return ok({
    verificationId: id,
    isNameMatched,
    isProofRequired: !isNameMatched,
    ...(nameAtBank === null ? {} : { nameAtBank }),
    otpToken: await startConfirmation(deps, session, 'neft-details'),
    ...maskedContacts(holder),
  });
});
