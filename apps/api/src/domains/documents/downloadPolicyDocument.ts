import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { requestedDocument } from './requested-documents.ts';
import { sendDocument } from './send-document.ts';
import { storeTemporarily } from './temporary-files.ts';

export const downloadPolicyDocument = sessionHandler('downloadPolicyDocument', async ({ body, session }, deps) =>
  ok(await storeTemporarily(deps, session, await requestedDocument(deps, session, body))),
);

export const emailPolicyDocument = sessionHandler('emailPolicyDocument', async ({ body, session }, deps) =>
  ok(await sendDocument(deps, session, () => requestedDocument(deps, session, body))),
);
