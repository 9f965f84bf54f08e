import { updateAddress as send } from '@lifedesk/sdk';
import { type ReactElement, useCallback } from 'react';
import { JourneyScreen } from '../../journey/JourneyScreen.tsx';
import * as m from '../../paraglide/messages.js';
import { useApp } from '../../provider/app.ts';
import { Acknowledgement } from '../../steps/acknowledgement/Acknowledgement.tsx';
import { addressOf } from '../../steps/address/address-fields.ts';
import { askAddresses } from '../../steps/address/ask-addresses.ts';
import { Eligible } from '../../steps/choose-policy/Eligible.tsx';
import { unlessPolicies } from '../../steps/choose-policy/policy-choice.ts';
import { uploadIds } from '../../steps/upload/uploaded-files.ts';
import { policyNosOf } from '../../steps/which-policies/which-policies.ts';
import { addressJourney } from './address-journey.ts';
import { AddressReview, AddressStep, ProofStep, WhichStep } from './address-steps.tsx';

export { updateAddress_pageName as pageName } from '../../paraglide/messages.js';

/** Where the letters go. */
export default function UpdateAddressScreen(): ReactElement {
  const { sdk } = useApp();
  return (
    <Eligible
      heading={m.updateAddress_heading()}
      ask={useCallback((signal: AbortSignal) => askAddresses(sdk, signal), [sdk])}
      nothing={unlessPolicies(m.updateAddress_none, m.updateAddress_noneWhy)}
    >
      {(known) => (
        <JourneyScreen
          journey={addressJourney}
          known={known}
          screens={{ which: WhichStep, address: AddressStep, proof: ProofStep, review: AddressReview }}
          send={(values, { idempotencyKey }) => {
            const { which, proofKind, proof } = values;
            const body = {
              policyNos: policyNosOf(which, known),
              addressDetails: { addrType: 'correspondence', ...addressOf(values), country: 'IN' },
              // the step is not done without them
              proofKind: proofKind || 'utility-bill',
              uploadId: uploadIds(proof)[0] ?? '',
            } as const;
            return send(sdk, body, { background: true, idempotencyKey });
          }}
          done={(sent) => (
            <Acknowledgement
              sent={sent}
              workType={m.updateAddress_workType()}
              heading={m.updateAddress_done()}
              body={m.updateAddress_doneBody()}
            />
          )}
        />
      )}
    </Eligible>
  );
}
