import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { requestedPack } from './requested-documents.ts';
import { storeTemporarily } from './temporary-files.ts';

export default sessionHandler('downloadPolicyPackV2', async ({ body, session }, deps) =>
  ok(await storeTemporarily(deps, session, await requestedPack(deps, session, body.policyNo))),
);
