import {
  Acknowledgement,
  JourneyScreen,
  OtpConfirmStep,
  OtpReviewStep,
  PayoutCheck,
  useApp,
  useHref,
  usePayoutCheck,
  useStep,
} from '@lifedesk/journey';
import { formatRupees } from '@lifedesk/rules';
import { claimUnclaimedAmount } from '@lifedesk/sdk';
import { Button } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import * as m from '../texts.ts';
import { kindName, type UnclaimedAmount } from './amount-words.ts';
import { type ClaimContext, claimJourney } from './claim-journey.ts';
import { unclaimedAmount } from './facts.ts';

interface ClaimJourneyProps {
  readonly context: ClaimContext;
  readonly amount: UnclaimedAmount;
}

/** Claims one amount: a review, the OTP, and the result. */
export function ClaimJourney({ context, amount }: ClaimJourneyProps): ReactElement {
  const { sdk } = useApp();
  const payouts = useHref()('payout-history');
  const { reference, total } = amount;
  return (
    <JourneyScreen
      journey={claimJourney}
      context={context}
      screens={{ review: ClaimReview, confirm: OtpConfirmStep }}
      send={async ({ otp }, sending) => ({
        ...(await claimUnclaimedAmount(sdk, { reference, total, ...otp }, sending)),
        facts: { total: String(total) },
      })}
      done={(sent) => (
        <Acknowledgement
          sent={{ ...sent, state: undefined, promisedDate: undefined }}
          workType={m.unclaimedAmount_workType()}
          heading={m.unclaimedAmount_done()}
          body={m.unclaimedAmount_doneBody()}
          details={[
            { label: m.unclaimedAmount_total(), value: formatRupees(Number(sent.facts?.total ?? 0)), figure: true },
          ]}
          action={payouts && <Button href={payouts}>{m.unclaimedAmount_toPayouts()}</Button>}
        />
      )}
    />
  );
}

/** What is paid, and where to. Appears once payouts are possible. */
function ClaimReview(): ReactElement | null {
  const { context, values, errorOf } = useStep(claimJourney);
  const amount = context.amounts.find(({ reference }) => reference === values.reference);
  const policyNo = amount?.policyNo ?? '';
  const ask = usePayoutCheck(policyNo, unclaimedAmount.id);
  if (!amount) return null;
  const { kind, planName, total, interest, bankAccountNo, bankNameAndBranchName } = amount;
  const problem = errorOf('reference');
  return (
    <PayoutCheck ask={ask}>
      <OtpReviewStep
        heading={m.unclaimedAmount_reviewHeading()}
        lead={m.unclaimedAmount_reviewLead()}
        caption={m.unclaimedAmount_workType()}
        rows={[
          { id: 'kind', label: m.unclaimedAmount_what(), after: kindName(kind) },
          { id: 'policy', label: m.unclaimedAmount_policy(), after: `${planName}, ${policyNo}` },
          { id: 'amount', label: m.unclaimedAmount_amount(), after: formatRupees(amount.amount) },
          { id: 'interest', label: m.unclaimedAmount_interest(), after: formatRupees(interest) },
          { id: 'total', label: m.unclaimedAmount_total(), after: formatRupees(total) },
          { id: 'account', label: m.unclaimedAmount_account(), after: `${bankNameAndBranchName}, ${bankAccountNo}` },
        ]}
      >
        {problem && (
          <p id="field-reference" tabIndex={-1}>
            {problem}
          </p>
        )}
      </OtpReviewStep>
    </PayoutCheck>
  );
}
