import { LoadJourney, lazyPart, requestScreen, useCall } from '@lifedesk/journey';
import { formatServerDate } from '@lifedesk/rules';
import { submitEkyc } from '@lifedesk/sdk';
import { type ReactElement, useState } from 'react';
import * as m from '../texts.ts';
import { ekycBody, ekycJourney } from './ekyc-journey.ts';
import { CorrectAddress, EkycConsent, EkycReview, EkycWays } from './ekyc-steps.tsx';
import { type EkycContext, loadEkyc } from './load-ekyc.ts';

export { ekyc_pageName as pageName } from '../texts.ts';

const KycState = lazyPart(() => import('./KycState.tsx'));

const EkycJourney = requestScreen({
  journey: ekycJourney,
  screens: {
    way: EkycWays,
    consent: EkycConsent,
    check: lazyPart(() => import('./CheckStep.tsx')),
    found: lazyPart(() => import('./FoundStep.tsx')),
    address: CorrectAddress,
    review: EkycReview,
    arrange: lazyPart(() => import('./ArrangeStep.tsx')),
  },
  async send(values, sending, { sdk, context }) {
    const {
      acknowledgement,
      outcome,
      applied,
      verifiedOn = '',
    } = await submitEkyc(sdk, ekycBody(values, context), sending);
    return { ...acknowledgement, facts: { outcome, applied: applied.join(), verifiedOn } };
  },
  done({ facts = {} }) {
    const { outcome, applied = '', verifiedOn = '' } = facts;
    const isVerified = outcome === 'verified';
    return {
      workType: m.ekyc_workType(),
      heading: isVerified ? m.ekyc_done() : m.ekyc_received(),
      body: isVerified ? m.ekyc_doneBody() : m.ekyc_receivedBody(),
      details: [
        ...(verifiedOn ? [{ label: m.ekyc_verifiedOn(), value: formatServerDate(verifiedOn), figure: true }] : []),
        ...(applied.includes('address') ? [{ label: m.ekyc_address(), value: m.ekyc_isChanged() }] : []),
        ...(applied.includes('gender') ? [{ label: m.ekyc_gender(), value: m.ekyc_isAdded() }] : []),
      ],
    };
  },
});

/** Who the customer is. */
export default function EkycScreen(): ReactElement {
  const ask = useCall(loadEkyc, {});
  return (
    <LoadJourney heading={m.ekyc_heading()} name={m.ekyc_menuName()} ask={ask}>
      {(context) => <Ekyc context={context} />}
    </LoadJourney>
  );
}

function Ekyc({ context }: { readonly context: EkycContext }): ReactElement {
  const [isAgain, setIsAgain] = useState(false);
  // what is shown after sending is the answer, not the new state
  const [isOpen] = useState(context.state === 'open' || context.found !== undefined);
  return isOpen || isAgain ? (
    <EkycJourney context={context} />
  ) : (
    <KycState context={context} onAgain={() => setIsAgain(true)} />
  );
}
