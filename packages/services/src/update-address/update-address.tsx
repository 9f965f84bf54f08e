import {
  Acknowledgement,
  addressOf,
  addressText,
  JourneyScreen,
  LoadJourney,
  loadAddresses,
  policyNosOf,
  uploadIds,
  useApp,
  whenNoPolicies,
} from '@lifedesk/journey';
import { updateAddress as send } from '@lifedesk/sdk';
import { type ReactElement, useCallback } from 'react';
import * as m from '../texts.ts';
import { addressJourney } from './address-journey.ts';
import { AddressReview, AddressStep, ProofStep, WhichStep } from './address-steps.tsx';

export { updateAddress_pageName as pageName } from '../texts.ts';

/** Where we send letters. */
export default function UpdateAddressScreen(): ReactElement {
  const { sdk } = useApp();
  return (
    <LoadJourney
      heading={m.updateAddress_heading()}
      name={m.updateAddress_menuName()}
      ask={useCallback((signal: AbortSignal) => loadAddresses(sdk, signal), [sdk])}
      nothing={whenNoPolicies(m.updateAddress_none, m.updateAddress_noneWhy)}
    >
      {(context) => (
        <JourneyScreen
          journey={addressJourney}
          context={context}
          screens={{ which: WhichStep, address: AddressStep, proof: ProofStep, review: AddressReview }}
          send={async (values, sending) => {
            const { which, proofKind, proof } = values;
            const body = {
              policyNos: policyNosOf(which, context),
              addressDetails: { addrType: 'correspondence', ...addressOf(values), country: 'IN' },
              // the step is not done without them
              proofKind: proofKind || 'utility-bill',
              uploadId: uploadIds(proof)[0] ?? '',
            } as const;
            const facts = { policies: body.policyNos.join(', '), address: addressText(body.addressDetails) };
            return { ...(await send(sdk, body, sending)), facts };
          }}
          done={(sent) => (
            <Acknowledgement
              sent={sent}
              workType={m.updateAddress_workType()}
              heading={m.updateAddress_done()}
              body={m.updateAddress_doneBody()}
              details={[
                ...(sent.facts?.policies ? [{ label: m.choosePolicy_label(), value: sent.facts.policies }] : []),
                ...(sent.facts?.address ? [{ label: m.updateAddress_step(), value: sent.facts.address }] : []),
              ]}
            />
          )}
        />
      )}
    </LoadJourney>
  );
}
