import {
  Acknowledgement,
  JourneyScreen,
  LoadJourney,
  OtpConfirmStep,
  policyNosOf,
  silent,
  uploadBody,
  useApp,
  useLocale,
  whenAllRestricted,
} from '@lifedesk/journey';
import { coolingOffEndsOn, formatServerDate, maskMiddle, todayInIndia } from '@lifedesk/rules';
import { fetchNeft, storeNeftUpdate, updateNeft } from '@lifedesk/sdk';
import { type ReactElement, useCallback } from 'react';
import * as m from '../texts.ts';
import { accountBody } from './account-body.ts';
import { neftJourney } from './neft-journey.ts';
import { AccountStep, NeftPolicies, NeftProof, NeftReview } from './neft-steps.tsx';

export { neftDetails_pageName as pageName } from '../texts.ts';

/** The bank account for payouts. */
export default function NeftDetailsScreen(): ReactElement {
  const { sdk } = useApp();
  const language = useLocale();
  return (
    <LoadJourney
      heading={m.neftDetails_heading()}
      name={m.neftDetails_menuName()}
      ask={useCallback((signal: AbortSignal) => fetchNeft(sdk, {}, { ...silent, signal }), [sdk])}
      nothing={whenAllRestricted(m.neftDetails_none, m.neftDetails_noneWhy, language)}
    >
      {(context) => (
        <JourneyScreen
          journey={neftJourney}
          context={context}
          screens={{
            which: NeftPolicies,
            account: AccountStep,
            proof: NeftProof,
            review: NeftReview,
            confirm: OtpConfirmStep,
          }}
          send={async (values, sending) => {
            const { which, verified, proof, otp } = values;
            const body = {
              ...accountBody(values),
              policyNos: policyNosOf(which, context),
              verificationId: verified?.verificationId ?? '',
              ...otp,
              ...(verified?.isProofRequired && uploadBody(proof)),
            };
            const facts = {
              policies: body.policyNos.join(', '),
              heldUntil: coolingOffEndsOn(todayInIndia(new Date(sdk.clock.now()))),
              account: `${maskMiddle(body.bankAccountNo)}, ${verified?.bankNameAndBranchName ?? ''}`,
            };
            const acknowledgement = await updateNeft(sdk, body, sending);
            const meant = context.policies.filter(({ policyNo }) => body.policyNos.includes(policyNo));
            storeNeftUpdate(
              sdk.session.store,
              meant.map(({ id }) => id),
            );
            return { ...acknowledgement, facts };
          }}
          done={(sent) => (
            <Acknowledgement
              sent={sent}
              workType={m.neftDetails_workType()}
              heading={sent.state === 'completed' ? m.neftDetails_done() : m.neftDetails_pending()}
              body={
                sent.state === 'completed'
                  ? m.neftDetails_doneBody({ date: formatServerDate(sent.facts?.heldUntil ?? '') })
                  : m.neftDetails_pendingBody()
              }
              details={[
                ...(sent.facts?.policies ? [{ label: m.choosePolicy_label(), value: sent.facts.policies }] : []),
                ...(sent.facts?.account ? [{ label: m.neftDetails_number(), value: sent.facts.account }] : []),
              ]}
            />
          )}
        />
      )}
    </LoadJourney>
  );
}
