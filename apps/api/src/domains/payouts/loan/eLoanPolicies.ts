import type { components } from '@lifedesk/contract';
import { startConfirmation } from '../../../platform/access/confirmations.ts';
import { maskedContacts } from '../../../platform/access/contacts.ts';
import { ok, sessionHandler } from '../../../platform/contract/handler.ts';
import { toPolicyChoice, toRestricted } from '../../policies/public.ts';
import { registeredContacts } from '../../requests/public.ts';
import { findMaskedAccounts } from '../check/accounts.store.ts';
import { type Borrowable, findBorrowable } from './borrowable.ts';
import { findBorrower } from './loan.store.ts';

export default sessionHandler('eLoanPolicies', async ({ session }, deps) => {
  const { db, clock } = deps;
  const { customerId } = session;
  const found = await findBorrowable(db, { customerId }, clock.now());
  const accounts = await findMaskedAccounts(db, customerId);
  return ok({
    policies: found.borrowable.map((policy) => ({ ...toDto(policy), ...accounts.get(policy.row.policy_no) })),
    others: found.others.map(({ row, because }) => ({ policyNo: row.policy_no, planName: row.plan_name, because })),
    restricted: toRestricted(found.rows, found.restricted),
    personal: await findBorrower(db, customerId),
    otpToken: await startConfirmation(deps, session, 'e-loan'),
    ...maskedContacts(await registeredContacts(db, customerId)),
  });
});

function toDto({ row, limit, offer }: Borrowable): components['schemas']['LoanPolicy'] {
  const { guaranteed, special, additions, surrenderValue, share } = limit;
  return {
    ...toPolicyChoice(row),
    guaranteed,
    special,
    additions,
    surrenderValue,
    share,
    limit: limit.limit,
    owedPrincipal: limit.principal,
    owedInterest: limit.interest,
    least: offer.least,
    most: offer.most,
    interestRate: offer.rate,
    interestKind: offer.hasRests ? 'half-yearly-rest' : 'simple',
    ...(offer.restsFrom && { restsFrom: offer.restsFrom }),
  };
}
