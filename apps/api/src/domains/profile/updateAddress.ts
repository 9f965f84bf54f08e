import { ok, type RequestBody, sessionHandler } from '../../platform/contract/handler.ts';
import { problem } from '../../platform/problem.ts';
import { type Change, makeRequest } from '../requests/public.ts';
import { addressInBrief } from './address-dto.ts';
import {
  findAddresses,
  lockPolicyNumbers,
  type NewAddress,
  setCustomerAddress,
  setPolicyAddresses,
} from './addresses.store.ts';
import { assertPlace } from './assert-place.ts';

export default sessionHandler('updateAddress', async (call, deps) => {
  const { customerId } = call.session;
  const { policyNos, addressDetails, proofKind, uploadId } = call.body;
  const acknowledgement = await makeRequest(deps, call, {
    type: 'update-address',
    async effect({ db, claim }) {
      const { address, place } = checkAddress(addressDetails);
      const own = await lockPolicyNumbers(db, customerId);
      if (policyNos.some((policyNo) => !own.includes(policyNo))) throw problem('not-found');
      await claim({ uploadId, purpose: 'address-proof', pointer: '/uploadId' });
      const before = await findAddresses(db, customerId);
      const isForAll = policyNos.length === own.length;
      if (isForAll) await setCustomerAddress(db, customerId, address);
      else await setPolicyAddresses(db, policyNos, address);
      const after = addressInBrief({ city: address.city, pin_code: address.pin_code ?? null }) ?? '';
      const changes: Change[] = policyNos.map((policyNo) => ({
        field: 'address',
        policyNo,
        before: addressInBrief(before.get(policyNo)),
        after,
      }));
      return { isDone: false, policyNos, changes, payload: { proofKind, isForAll, ...place } };
    },
  });
  return ok(acknowledgement);
});

/** The address, and what staff see of its place. Throws `validation` if country, state, city or pin code do not match. */
function checkAddress(details: RequestBody<'updateAddress'>['addressDetails']) {
  const { addrType: kind, country } = details;
  if ((kind === 'overseas') === (country === 'IN'))
    throw problem('validation', {
      errors: [{ pointer: '/addressDetails/country', detail: 'must go with the type of the address' }],
    });
  const address: NewAddress = {
    kind,
    line1: details.addrLine1,
    line2: details.addrLine2 ?? null,
    line3: details.addrLine3 ?? null,
    city: details.city,
    state: details.state,
    pin_code: details.pinCode ?? null,
    country,
  };
  return { address, place: country === 'IN' ? assertPlace(details) : {} };
}
