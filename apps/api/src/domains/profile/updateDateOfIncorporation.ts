import { parseIsoDate } from '@lifedesk/rules';
import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { problem } from '../../platform/problem.ts';
import { today } from '../../platform/today.ts';
import { assertOwnClientId } from '../policies/public.ts';
import { makeRequest } from '../requests/public.ts';
import { findProfile, setIncorporated } from './store.ts';

/** No existing company is older: India's first company law is from 1850. */
const OLDEST = '1850-01-01';

export default sessionHandler('updateDateOfIncorporation', async (call, deps) => {
  const { clientId, doi } = call.body;
  assertOwnClientId(call.session, clientId);
  const date = parseIsoDate(doi);
  if (!date || date < OLDEST || date > today(deps.clock))
    throw problem('validation', { errors: [{ pointer: '/doi', detail: 'must be a date that is not in the future' }] });
  const acknowledgement = await makeRequest(deps, call, {
    type: 'date-of-incorporation',
    async effect({ db }) {
      const { customerId } = call.session;
      const { incorporated_on: before } = await findProfile(db, customerId);
      await setIncorporated(db, customerId, date);
      return { isDone: true, changes: [{ field: 'date-of-incorporation', before, after: date }] };
    },
  });
  return ok(acknowledgement);
});
