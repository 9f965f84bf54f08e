import { createHash } from 'node:crypto';
import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { requestedPack } from './requested-documents.ts';

export default sessionHandler('downloadPolicyPack', async ({ body, session }, deps) => {
  const { fileName, content } = await requestedPack(deps, session, body.policyNo);
  return ok({
    fileName,
    contentType: 'application/pdf',
    sizeBytes: content.length,
    sha256: createHash('sha256').update(content).digest('hex'),
    content: content.toString('base64'),
  });
});
