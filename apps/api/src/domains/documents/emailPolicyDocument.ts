import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { requestedDocument } from './requested-documents.ts';
import { sendDocument } from './send-document.ts';

export default sessionHandler('emailPolicyDocument', async ({ body, session }, deps) =>
  ok(await sendDocument(deps, session, () => requestedDocument(deps, session, body))),
);
