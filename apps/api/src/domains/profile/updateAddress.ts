import { ok, sessionHandler } from '../../platform/contract/handler.ts';
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
  const { addrType: kind, country } = addressDetails;
  if ((kind === 'overseas') === (country === 'IN'))
    throw problem('validation', {
      errors: [{ pointer: '/addressDetails/country', detail: 'must go with the type of the address' }],
    });
  const place = country === 'IN' ? assertPlace(addressDetails) : {};
  const address: NewAddress = {
    kind,
    line1: addressDetails.addrLine1,
    line2: addressDetails.addrLine2 ?? null,
    line3: addressDetails.addrLine3 ?? null,
    city: addressDetails.city,
    state: addressDetails.state,
    pin_code: addressDetails.pinCode ?? null,
    country,
  };
  const acknowledgement = await makeRequest(deps, call, {
    type: 'update-address',
    async effect({ db, claim }) {
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
