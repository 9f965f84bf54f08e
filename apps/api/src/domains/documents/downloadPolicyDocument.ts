import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { requestedDocument } from './requested-documents.ts';
import { keepTemporarily } from './temporary-files.ts';

export default sessionHandler('downloadPolicyDocument', async ({ body, session }, deps) =>
  ok(await keepTemporarily(deps, session, await requestedDocument(deps, session, body))),
);
