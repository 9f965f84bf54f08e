import {
  Acknowledgement,
  JourneyScreen,
  LoadJourney,
  OtpConfirmStep,
  OtpReviewStep,
  railWords,
  silent,
  useApp,
  useStep,
} from '@lifedesk/journey';
import { formatRupees, formatServerDate } from '@lifedesk/rules';
import { autoDebitMandates, skipAutoDebit } from '@lifedesk/sdk';
import { Notice, Stack } from '@lifedesk/ui';
import { type ReactElement, useCallback } from 'react';
import * as m from '../texts.ts';
import { skipJourney } from './skip-journey.ts';

/** Skips the next debit of a mandate, which stays in force. */
export default function SkipDebit({ mandateId }: { readonly mandateId: string }): ReactElement {
  const { sdk } = useApp();
  const ask = useCallback(
    async (signal: AbortSignal) => {
      const { mandates } = await autoDebitMandates(sdk, {}, { ...silent, signal });
      const mandate = mandates.find((one) => one.mandateId === mandateId && one.skip === 'can-skip');
      return { mandate };
    },
    [sdk, mandateId],
  );
  return (
    <LoadJourney
      heading={m.autoDebit_skipHeading()}
      ask={ask}
      nothing={({ mandate }) =>
        mandate ? undefined : { title: m.autoDebit_cannotSkip(), why: m.autoDebit_cannotSkipWhy() }
      }
    >
      {({ mandate }) =>
        mandate ? (
          <JourneyScreen
            journey={skipJourney}
            context={{ mandate }}
            screens={{ review: SkipReview, confirm: OtpConfirmStep }}
            send={async ({ date, otp }, sending) => skipAutoDebit(sdk, { mandateId, date, ...otp }, sending)}
            done={(sent) => (
              <Acknowledgement
                sent={sent}
                workType={m.autoDebit_skipHeading()}
                heading={m.autoDebit_skipped()}
                body={m.autoDebit_skippedBody()}
              />
            )}
          />
        ) : (
          <Stack />
        )
      }
    </LoadJourney>
  );
}

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
