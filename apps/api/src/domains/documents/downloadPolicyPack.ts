import { createHash } from 'node:crypto';
import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { requestedPack } from './requested-documents.ts';
import { sendDocument } from './send-document.ts';
import { storeTemporarily } from './temporary-files.ts';

export const downloadPolicyPack = sessionHandler('downloadPolicyPack', async ({ body, session }, deps) => {
  const { fileName, content } = await requestedPack(deps, session, body);
  return ok({
    fileName,
    contentType: 'application/pdf',
    sizeBytes: content.length,
    sha256: createHash('sha256').update(content).digest('hex'),
    content: content.toString('base64'),
  });
});

export const downloadPolicyPackV2 = sessionHandler('downloadPolicyPackV2', async ({ body, session }, deps) =>
  ok(await storeTemporarily(deps, session, await requestedPack(deps, session, body))),
);

export const emailPolicyPack = sessionHandler('emailPolicyPack', async ({ body, session }, deps) =>
  ok(await sendDocument(deps, session, () => requestedPack(deps, session, body))),
);
