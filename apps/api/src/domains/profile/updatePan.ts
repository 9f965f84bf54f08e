import { maskMiddle } from '@lifedesk/rules';
import { checkCodes } from '../../platform/access/confirmations.ts';
import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { makeRequest } from '../requests/public.ts';
import { checkNewPan, type NewPan } from './check-new-pan.ts';
import { assertPanFree, lockValue, setPan } from './store.ts';

export default sessionHandler('updatePan', async (call, deps) => {
  const { body, session, client } = call;
  let found: NewPan | undefined;
  const acknowledgement = await makeRequest(deps, call, {
    type: 'update-pan',
    async proof() {
      // The tax office is asked before the transaction, which must not wait for an external party.
      found = await checkNewPan(deps, deps.db, session.customerId, body.pan);
      return checkCodes(deps, session, 'update-pan', [body], client);
    },
    async effect({ db }) {
      if (!found) throw new Error('the PAN was not checked');
      const { pan, customer, record } = found;
      await lockValue(db, pan);
      await assertPanFree(db, session.customerId, pan);
      await setPan(db, session.customerId, { pan, isValidated: record !== null, seeding: record?.seedingText ?? null });
      const before = customer.pan && maskMiddle(customer.pan);
      // If the tax office could not be asked, staff check the PAN.
      return { isDone: record !== null, changes: [{ field: 'pan', before, after: maskMiddle(pan) }] };
    },
  });
  return ok(acknowledgement);
});
