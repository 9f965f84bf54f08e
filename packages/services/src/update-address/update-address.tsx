import {
  addressOf,
  addressText,
  loadAddresses,
  policyNosOf,
  requestService,
  uploadIds,
  whenNoPolicies,
} from '@lifedesk/journey';
import { updateAddress } from '@lifedesk/sdk';
import * as m from '../texts.ts';
import { addressJourney } from './address-journey.ts';
import { AddressReview, AddressStep, ProofStep, WhichStep } from './address-steps.tsx';

export { updateAddress_pageName as pageName } from '../texts.ts';

/** Where we send letters. */
export default requestService({
  heading: m.updateAddress_heading,
  name: m.updateAddress_menuName,
  load: loadAddresses,
  none: whenNoPolicies(m.updateAddress_none, m.updateAddress_noneWhy),
  journey: addressJourney,
  screens: { which: WhichStep, address: AddressStep, proof: ProofStep, review: AddressReview },
  async send(values, sending, { sdk, context }) {
    const { which, proofKind, proof } = values;
    const body = {
      policyNos: policyNosOf(which, context),
      addressDetails: { addrType: 'correspondence', ...addressOf(values), country: 'IN' },
      // the step is not done without them
      proofKind: proofKind || 'utility-bill',
      uploadId: uploadIds(proof)[0] ?? '',
    } as const;
    const facts = { policies: body.policyNos.join(', '), address: addressText(body.addressDetails) };
    return { ...(await updateAddress(sdk, body, sending)), facts };
  },
  done: ({ facts }) => ({
    workType: m.updateAddress_workType(),
    heading: m.updateAddress_done(),
    body: m.updateAddress_doneBody(),
    details: [
      ...(facts?.policies ? [{ label: m.choosePolicy_label(), value: facts.policies }] : []),
      ...(facts?.address ? [{ label: m.updateAddress_step(), value: facts.address }] : []),
    ],
  }),
});
