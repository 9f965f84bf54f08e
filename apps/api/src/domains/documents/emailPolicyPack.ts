import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { requestedPack } from './requested-documents.ts';
import { sendDocument } from './send-document.ts';

export default sessionHandler('emailPolicyPack', async ({ body, session }, deps) =>
  ok(await sendDocument(deps, session, () => requestedPack(deps, session, body.policyNo))),
);
