import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { m } from '../../platform/language.ts';
import { problem } from '../../platform/problem.ts';
import { makeRequest } from '../requests/public.ts';
import { eraseIdentity, findCustomer } from './found.store.ts';

export default sessionHandler('deleteEkyc', async (call, deps) => {
  const { customerId } = call.session;
  const acknowledgement = await makeRequest(deps, call, {
    type: 'ekyc-deletion',
    async effect({ db }) {
      const { language } = await findCustomer(db, customerId);
      if (!(await eraseIdentity(db, customerId))) throw problem('not-found');
      const before = m.audit_identityVerified({}, { locale: language });
      return { isDone: true, changes: [{ field: 'identity', before, after: null }] };
    },
  });
  return ok({ acknowledgement });
});
