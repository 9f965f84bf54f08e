import {
  Acknowledgement,
  JourneyScreen,
  LoadJourney,
  OtpConfirmStep,
  restrictionReasons,
  silent,
  uploadIds,
  useApp,
  useLocale,
  whyNoneAvailable,
} from '@lifedesk/journey';
import { parseIsoDate } from '@lifedesk/rules';
import { gstRefundText } from '@lifedesk/rules/texts';
import { gstRefundEligible, submitGstRefund } from '@lifedesk/sdk';
import { type ReactElement, useCallback } from 'react';
import * as m from '../texts.ts';
import { type GstContext, gstJourney, policyOf } from './gst-journey.ts';
import { GstPolicyStep, GstReview, PaymentsStep } from './gst-steps.tsx';

export { gstRefund_pageName as pageName } from '../texts.ts';

/** Requests a GST refund. */
export default function GstRefundScreen(): ReactElement {
  const { sdk } = useApp();
  const language = useLocale();
  const ask = useCallback((signal: AbortSignal) => gstRefundEligible(sdk, {}, { ...silent, signal }), [sdk]);
  const reasonsOf = ({ others, restricted }: GstContext) => [
    ...others.map(({ payment }) => gstRefundText(payment.because, parseIsoDate(payment.lastDay), language)),
    ...restrictionReasons(restricted, language),
  ];
  return (
    <LoadJourney
      heading={m.gstRefund_heading()}
      name={m.gstRefund_menuName()}
      ask={ask}
      nothing={(context) =>
        whyNoneAvailable(context.policies, m.gstRefund_none(), reasonsOf(context), m.gstRefund_noneWhy())
      }
    >
      {(context) => (
        <JourneyScreen
          journey={gstJourney}
          context={context}
          screens={{ policy: GstPolicyStep, payments: PaymentsStep, review: GstReview, confirm: OtpConfirmStep }}
          send={({ policyNo, files, otp }, sending) => {
            const [uploadId = ''] = uploadIds(files);
            const amount = policyOf(context, policyNo)?.amount ?? 0;
            return submitGstRefund(sdk, { policyNo, amount, uploadId, isDeclared: true, ...otp }, sending);
          }}
          done={(sent) => (
            <Acknowledgement
              sent={sent}
              workType={m.gstRefund_workType()}
              heading={m.gstRefund_done()}
              body={m.gstRefund_doneBody()}
            />
          )}
        />
      )}
    </LoadJourney>
  );
}
