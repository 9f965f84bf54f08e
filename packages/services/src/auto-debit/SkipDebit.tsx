import {
  LoadJourney,
  OtpConfirmStep,
  OtpReviewStep,
  railWords,
  requestScreen,
  useCall,
  useStep,
} from '@lifedesk/journey';
import { formatRupees, formatServerDate } from '@lifedesk/rules';
import { autoDebitMandates, type CallOptions, type Sdk, skipAutoDebit } from '@lifedesk/sdk';
import { Notice, Stack } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import * as m from '../texts.ts';
import { skipJourney } from './skip-journey.ts';

/** The mandate, if its next debit can be skipped. */
async function findMandate(sdk: Sdk, { mandateId }: { readonly mandateId: string }, options: CallOptions) {
  const { mandates } = await autoDebitMandates(sdk, {}, options);
  return { mandate: mandates.find((one) => one.mandateId === mandateId && one.skip === 'can-skip') };
}

/** Skips the next debit of a mandate, which stays in force. */
export default function SkipDebit({ mandateId }: { readonly mandateId: string }): ReactElement {
  const ask = useCall(findMandate, { mandateId });
  return (
    <LoadJourney
      heading={m.autoDebit_skipHeading()}
      ask={ask}
      nothing={({ mandate }) =>
        mandate ? undefined : { title: m.autoDebit_cannotSkip(), why: m.autoDebit_cannotSkipWhy() }
      }
    >
      {({ mandate }) => (mandate ? <Skip context={{ mandate }} /> : <Stack />)}
    </LoadJourney>
  );
}

const Skip = requestScreen({
  journey: skipJourney,
  screens: { review: SkipReview, confirm: OtpConfirmStep },
  send: ({ date, otp }, sending, { sdk, context }) =>
    skipAutoDebit(sdk, { mandateId: context.mandate.mandateId, date, ...otp }, sending),
  done: () => ({
    workType: m.autoDebit_skipHeading(),
    heading: m.autoDebit_skipped(),
    body: m.autoDebit_skippedBody(),
  }),
});

function SkipReview(): ReactElement {
  const { context, errorOf } = useStep(skipJourney);
  const { planName, policyNo, rail, account, nextDebit, premiumDue } = context.mandate;
  const refused = errorOf('date');
  return (
    <OtpReviewStep
      heading={m.autoDebit_skipHeading()}
      lead={
        premiumDue &&
        m.autoDebit_skipLead({ amount: formatRupees(premiumDue.amount), date: formatServerDate(premiumDue.payBy) })
      }
      caption={m.autoDebit_skipHeading()}
      rows={[
        { id: 'policy', label: m.choosePolicy_label(), after: `${planName}, ${policyNo}` },
        {
          id: 'from',
          label: m.mandate_from(),
          after: account ? `${railWords[rail]()}, ${account}` : railWords[rail](),
        },
        {
          id: 'debit',
          label: m.mandate_next(),
          after: nextDebit
            ? m.mandate_on({ amount: formatRupees(nextDebit.amount), date: formatServerDate(nextDebit.date) })
            : '',
          figure: true,
        },
      ]}
    >
      {refused !== undefined && <Notice tone="error">{refused}</Notice>}
    </OtpReviewStep>
  );
}
