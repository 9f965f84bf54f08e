import { OtpConfirmStep, policyNosOf, requestService, uploadBody, whenAllRestricted } from '@lifedesk/journey';
import { coolingOffEndsOn, formatServerDate, maskMiddle, todayInIndia } from '@lifedesk/rules';
import { fetchNeft, storeNeftUpdate, updateNeft } from '@lifedesk/sdk';
import * as m from '../texts.ts';
import { accountBody } from './account-body.ts';
import { neftJourney } from './neft-journey.ts';
import { AccountStep, NeftPolicies, NeftProof, NeftReview } from './neft-steps.tsx';

export { neftDetails_pageName as pageName } from '../texts.ts';

/** The bank account for payouts. */
export default requestService({
  heading: m.neftDetails_heading,
  name: m.neftDetails_menuName,
  load: fetchNeft,
  none: (context, language) => whenAllRestricted(m.neftDetails_none, m.neftDetails_noneWhy, language)(context),
  journey: neftJourney,
  screens: {
    which: NeftPolicies,
    account: AccountStep,
    proof: NeftProof,
    review: NeftReview,
    confirm: OtpConfirmStep,
  },
  async send(values, sending, { sdk, context }) {
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
  },
  done({ state, facts }) {
    const isDone = state === 'completed';
    return {
      workType: m.neftDetails_workType(),
      heading: isDone ? m.neftDetails_done() : m.neftDetails_pending(),
      body: isDone
        ? m.neftDetails_doneBody({ date: formatServerDate(facts?.heldUntil ?? '') })
        : m.neftDetails_pendingBody(),
      details: [
        ...(facts?.policies ? [{ label: m.choosePolicy_label(), value: facts.policies }] : []),
        ...(facts?.account ? [{ label: m.neftDetails_number(), value: facts.account }] : []),
      ],
    };
  },
});
