import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { availableDocuments } from './policy-documents.ts';
import { ownPolicy } from './requested-documents.ts';

export default sessionHandler('policyDocumentList', async ({ body, session }, deps) => {
  const { policyNo, kind, financialYear, language = 'en' } = body;
  const policy = await ownPolicy(deps, session, policyNo, language);
  const available = await availableDocuments(deps, session.customerId, policy, language);
  const documents = available.map(({ listed }) => listed);
  return ok({
    documents: documents
      .filter((document) => kind === undefined || document.kind === kind)
      .filter((document) => financialYear === undefined || document.financialYear === financialYear)
      .slice(0, 1000),
  });
});
