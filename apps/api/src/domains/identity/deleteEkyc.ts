import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { problem } from '../../platform/problem.ts';
import { makeRequest } from '../requests/public.ts';
import { eraseIdentity } from './found.store.ts';

export default sessionHandler('deleteEkyc', async (call, deps) => {
  const { customerId } = call.session;
  const acknowledgement = await makeRequest(deps, call, {
    type: 'ekyc-deletion',
    async effect({ db }) {
      if (!(await eraseIdentity(db, customerId))) throw problem('not-found');
      return { isDone: true, changes: [{ field: 'identity', after: null }] };
    },
  });
  return ok({ acknowledgement });
});
