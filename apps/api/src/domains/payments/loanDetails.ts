import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { outstandingLoans } from './dues/loans.ts';

export const loanDetails = sessionHandler('loanDetails', async ({ body, session }, deps) =>
  ok({ loanDetails: await outstandingLoans(deps, session, body.policyNo) }),
);

export const loanDetailsPartial = sessionHandler('loanDetailsPartial', async ({ body, session }, deps) =>
  ok({ loanDetails: await outstandingLoans(deps, session, body.policyNo) }),
);
