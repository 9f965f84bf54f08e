import { recogniseLoginId } from '@lifedesk/rules';
import { handler, ok } from '../../platform/contract/handler.ts';
import { challengeAnswer, recogniseCustomer } from './recognise.ts';
import { findByLoginId, findCompany } from './store.ts';

export const validateCustomer = handler('validateCustomer', async ({ body, client }, deps) => {
  const loginId = recogniseLoginId(body.loginId);
  const claim = {
    loginId: loginId.kind === 'unknown' ? body.loginId : loginId.value.toLowerCase(),
    client,
    find: () => findByLoginId(deps.db, loginId),
  };
  const customer = await recogniseCustomer(deps, claim, true);
  const opens = body.workTypeTxt === 'login' ? 'full' : 'track';
  return ok(await challengeAnswer(deps, client, customer, opens, opens === 'full' ? 'login' : 'track application'));
});

export const corporateValidateCustomer = handler('corporateValidateCustomer', async ({ body, client }, deps) => {
  const find = async () => [await findCompany(deps.db, body.clientId)].filter((company) => company !== undefined);
  const company = await recogniseCustomer(deps, { loginId: `client ${body.clientId}`, client, find }, true);
  return ok(await challengeAnswer(deps, client, company, 'corp', 'login'));
});
