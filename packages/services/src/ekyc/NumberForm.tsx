import { inBackground, useApp, useStep } from '@lifedesk/journey';
import { ekycOtp, validateEkyc } from '@lifedesk/sdk';
import type { ReactElement } from 'react';
import { AadhaarStep } from '../shared/identity/AadhaarStep.tsx';
import { consentOf } from '../shared/identity/consent.ts';
import * as m from '../texts.ts';
import { ekycJourney } from './ekyc-journey.ts';
import { InsteadOfCheck } from './ekyc-steps.tsx';
import { findIdentity } from './load-ekyc.ts';

/** By an OTP of the Aadhaar authority. */
export function NumberForm(): ReactElement {
  const { sdk } = useApp();
  const { context, values, goNext } = useStep(ekycJourney);
  const consent = consentOf(values.agreedIn, context.consent, ['identity', 'address']);
  return (
    <AadhaarStep
      heading={m.ekyc_numberHeading()}
      lead={m.digitalLivingCertificate_aadhaarLead()}
      sendOtp={(id) => ekycOtp(sdk, { ...id, consent }, inBackground)}
      confirm={async (typed) => {
        const check = () => validateEkyc(sdk, typed, inBackground);
        goNext({ found: await findIdentity(sdk, check, values.found?.foundToken) });
      }}
    >
      <InsteadOfCheck />
    </AadhaarStep>
  );
}
