import { handler, ok } from '../../platform/contract/handler.ts';
import { challengeAnswer, recogniseCustomer } from './recognise.ts';
import { findCompany } from './store.ts';

export default handler('corporateValidateCustomer', async ({ body, client }, deps) => {
  const find = async () => [await findCompany(deps.db, body.clientId)].filter((company) => company !== undefined);
  const company = await recogniseCustomer(deps, { loginId: `client ${body.clientId}`, client, find }, true);
  return ok(await challengeAnswer(deps, client, company, 'corp', 'login'));
});
