import { recogniseLoginId } from '@lifedesk/rules';
import type { Deps } from '../../deps.ts';
import { handler, ok, type RequestBody } from '../../platform/contract/handler.ts';
import { validationProblem } from '../../platform/problem.ts';
import { findByApplicationNo, findTracked } from './applicants.store.ts';
import { type Claim, challengeAnswer, recogniseCustomer } from './recognise.ts';
import { findByLoginId, findCompany } from './store.ts';

export const validateCustomer = handler('validateCustomer', async ({ body, client }, deps) => {
  const opens = body.workTypeTxt === 'login' ? 'full' : 'track';
  const customer = await recogniseCustomer(deps, { ...claimOf(deps, body), client }, true);
  return ok(await challengeAnswer(deps, client, customer, opens, opens === 'full' ? 'login' : 'track application'));
});

function claimOf({ db }: Deps, body: RequestBody<'validateCustomer'>): Omit<Claim, 'client'> {
  const { loginId: typed, applicationNo } = body;
  const tracks = body.workTypeTxt !== 'login';
  if (applicationNo !== undefined) {
    if (!tracks) throw validationProblem('/applicationNo', 'is for application tracking');
    if (typed !== undefined) throw validationProblem('/applicationNo', 'must not be given beside loginId');
    return { loginId: applicationNo, find: () => findByApplicationNo(db, applicationNo) };
  }
  if (typed === undefined) throw validationProblem('/loginId', 'is required');
  const loginId = recogniseLoginId(typed);
  return {
    loginId: loginId.kind === 'unknown' ? typed : loginId.value.toLowerCase(),
    find: () => (tracks ? findTracked(db, loginId) : findByLoginId(db, loginId)),
  };
}

export const corporateValidateCustomer = handler('corporateValidateCustomer', async ({ body, client }, deps) => {
  const find = async () => [await findCompany(deps.db, body.clientId)].filter((company) => company !== undefined);
  const company = await recogniseCustomer(deps, { loginId: `client ${body.clientId}`, client, find }, true);
  return ok(await challengeAnswer(deps, client, company, 'corp', 'login'));
});
