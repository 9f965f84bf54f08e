import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { requestedDocument } from './requested-documents.ts';
import { storeTemporarily } from './temporary-files.ts';

export default sessionHandler('downloadPolicyDocument', async ({ body, session }, deps) =>
  ok(await storeTemporarily(deps, session, await requestedDocument(deps, session, body))),
);
