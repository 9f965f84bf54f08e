import { handler, ok } from '../../platform/contract/handler.ts';
import { challengeAnswer, recogniseCustomer } from './recognise.ts';
import { findCompany } from './store.ts';

export default handler('corporateValidateCustomer', async ({ body, clientAddress }, deps) => {
  const find = async () => [await findCompany(deps.db, body.clientId)].filter((company) => company !== undefined);
  const company = await recogniseCustomer(deps, { loginId: `client ${body.clientId}`, clientAddress, find }, true);
  return ok(await challengeAnswer(deps, company, 'corp', 'login'));
});
