import {
  Acknowledgement,
  JourneyScreen,
  LoadJourney,
  reasonsOnce,
  silent,
  uploadIds,
  useApp,
  useLocale,
} from '@lifedesk/journey';
import { parseIsoDate } from '@lifedesk/rules';
import { gstRefundText, isRestrictionReason, restrictionText } from '@lifedesk/rules/texts';
import { gstRefundEligible, submitGstRefund } from '@lifedesk/sdk';
import { type ReactElement, useCallback } from 'react';
import * as m from '../texts.ts';
import { type GstContext, gstJourney, policyOf } from './gst-journey.ts';
import { GstPolicyStep, GstReview, PaymentsStep } from './gst-steps.tsx';

export { gstRefund_pageName as pageName } from '../texts.ts';

/** Asks for GST back. */
export default function GstRefundScreen(): ReactElement {
  const { sdk } = useApp();
  const language = useLocale();
  const ask = useCallback((signal: AbortSignal) => gstRefundEligible(sdk, {}, { ...silent, signal }), [sdk]);
  const whyNone = ({ others, restricted }: GstContext): string => {
    const reasons = [
      ...others.map(({ payment }) => gstRefundText(payment.because, parseIsoDate(payment.lastDay), language)),
      ...restricted.flatMap(({ because }) =>
        isRestrictionReason(because) ? [restrictionText(because, language)] : [],
      ),
    ];
    return reasonsOnce(reasons, m.gstRefund_noneWhy());
  };
  return (
    <LoadJourney
      heading={m.gstRefund_heading()}
      name={m.gstRefund_menuName()}
      ask={ask}
      nothing={(context) =>
        context.policies.length > 0 ? undefined : { title: m.gstRefund_none(), why: whyNone(context) }
      }
    >
      {(context) => (
        <JourneyScreen
          journey={gstJourney}
          context={context}
          screens={{ policy: GstPolicyStep, payments: PaymentsStep, review: GstReview }}
          send={({ policyNo, files }, sending) => {
            const [uploadId = ''] = uploadIds(files);
            const amount = policyOf(context, policyNo)?.amount ?? 0;
            return submitGstRefund(sdk, { policyNo, amount, uploadId, isDeclared: true }, sending);
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
