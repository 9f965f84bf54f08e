import { type CalendarDate, parseIsoDate } from '@lifedesk/rules';
import type { ApprovedEffect } from '../../contributions.ts';
import { checkCodes } from '../../platform/access/confirmations.ts';
import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { validationProblem } from '../../platform/problem.ts';
import { today } from '../../platform/today.ts';
import { assertOwnClientId } from '../policies/public.ts';
import { makeRequest, recordChanges } from '../requests/public.ts';
import { findProfile, setIncorporated } from './store.ts';

/** No existing company is older: India's first company law is from 1850. */
const OLDEST = '1850-01-01';

export default sessionHandler('updateDateOfIncorporation', async (call, deps) => {
  const { clientId, doi, otpToken, otp, uploadId } = call.body;
  assertOwnClientId(call.session, clientId);
  let checked: { date: CalendarDate; uploadId: string } | undefined;
  const acknowledgement = await makeRequest(deps, call, {
    type: 'date-of-incorporation',
    async proof() {
      const date = parseIsoDate(doi);
      if (!date || date < OLDEST || date > today(deps.clock))
        throw validationProblem('/doi', 'must be a date that is not in the future');
      if (otpToken === undefined || otp === undefined) throw validationProblem('/otp', 'is required');
      if (uploadId === undefined) throw validationProblem('/uploadId', 'is required');
      checked = { date, uploadId };
      return checkCodes(deps, call.session, 'date-of-incorporation', [{ otpToken, otp }], call.client);
    },
    async effect({ claim }) {
      if (!checked) throw new Error('the date was not checked');
      await claim({ uploadId: checked.uploadId, purpose: 'incorporation-certificate', pointer: '/uploadId' });
      return { isDone: false, payload: { doi: checked.date } };
    },
  });
  return ok(acknowledgement);
});

/** Registers the date once staff have compared it with the certificate. */
export const incorporationApproved: ApprovedEffect = async (transaction, request) => {
  const { ticket, customer_id: customerId, payload, settled_at: at } = request;
  const date = parseIsoDate(String(payload.doi));
  if (!date || at === null) return;
  const { incorporated_on: before } = await findProfile(transaction, customerId);
  await setIncorporated(transaction, customerId, date);
  await recordChanges(transaction, { ticket, customerId, at }, [
    { field: 'date-of-incorporation', before, after: date },
  ]);
};
