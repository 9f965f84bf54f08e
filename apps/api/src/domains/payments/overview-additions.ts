import { loanBalance } from '@lifedesk/rules';
import type { FindOverviewAdditions } from '../policies/public.ts';
import { findLastReceipt, findLoans } from './overview.store.ts';

/** Loans and the last payment of a customer. */
const additions: FindOverviewAdditions = async (db, customerId, today) => {
  const [loans, lastPayment] = await Promise.all([findLoans(db, customerId), findLastReceipt(db, customerId)]);
  return {
    loans: new Map(loans.map(({ policyNo, ...loan }) => [policyNo, loanBalance(loan, today).total])),
    lastPayment,
  };
};

export default additions;
