import {
  OtpConfirmStep,
  requestService,
  restrictionReasons,
  uploadIds,
  whyNoneAvailable,
  withReasons,
} from '@lifedesk/journey';
import { parseIsoDate } from '@lifedesk/rules';
import { gstRefundText } from '@lifedesk/rules/texts';
import { gstRefundEligible, submitGstRefund } from '@lifedesk/sdk';
import * as m from '../texts.ts';
import { gstJourney, policyOf } from './gst-journey.ts';
import { GstPolicyStep, GstReview, PaymentsStep } from './gst-steps.tsx';

export { gstRefund_pageName as pageName } from '../texts.ts';

/** Requests a GST refund. */
export default requestService({
  heading: m.gstRefund_heading,
  name: m.gstRefund_menuName,
  load: gstRefundEligible,
  none: ({ policies, others, restricted }, language) =>
    whyNoneAvailable(
      policies,
      m.gstRefund_none(),
      [
        ...withReasons(others, ({ payment }) =>
          gstRefundText(payment.because, parseIsoDate(payment.lastDay), language),
        ),
        ...restrictionReasons(restricted, language),
      ],
      m.gstRefund_noneWhy(),
    ),
  journey: gstJourney,
  screens: { policy: GstPolicyStep, payments: PaymentsStep, review: GstReview, confirm: OtpConfirmStep },
  send({ policyNo, files, otp }, sending, { sdk, context }) {
    const [uploadId = ''] = uploadIds(files);
    const amount = policyOf(context, policyNo)?.amount ?? 0;
    return submitGstRefund(sdk, { policyNo, amount, uploadId, isDeclared: true, ...otp }, sending);
  },
  done: () => ({
    workType: m.gstRefund_workType(),
    heading: m.gstRefund_done(),
    body: m.gstRefund_doneBody(),
  }),
});
