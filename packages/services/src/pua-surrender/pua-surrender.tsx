import {
  Acknowledgement,
  JourneyScreen,
  LoadJourney,
  OtpConfirmStep,
  RestrictedPolicies,
  restrictionReasons,
  silent,
  useApp,
  useLocale,
  whyNoneAvailable,
} from '@lifedesk/journey';
import { additionsQuote, formatRupees } from '@lifedesk/rules';
import { additionsText, isAdditionsReason } from '@lifedesk/rules/texts';
import { puaPolicies, puaSurrender } from '@lifedesk/sdk';
import { Stack } from '@lifedesk/ui';
import { type ReactElement, useCallback } from 'react';
import * as m from '../texts.ts';
import { type AdditionsContext, additionsJourney, partOf, policyOf } from './additions-journey.ts';
import { AdditionsPolicyStep, AdditionsReview, PartStep } from './additions-steps.tsx';

export { puaSurrender_pageName as pageName } from '../texts.ts';

/** Cashes paid-up additions. */
export default function PuaSurrenderScreen(): ReactElement {
  const { sdk } = useApp();
  const language = useLocale();
  const ask = useCallback((signal: AbortSignal) => puaPolicies(sdk, {}, { ...silent, signal }), [sdk]);
  const reasonsOf = ({ others, restricted }: AdditionsContext) => [
    ...others.flatMap(({ because }) => (isAdditionsReason(because) ? [additionsText(because, language)] : [])),
    ...restrictionReasons(restricted, language),
  ];
  return (
    <LoadJourney
      heading={m.puaSurrender_heading()}
      name={m.puaSurrender_menuName()}
      ask={ask}
      nothing={(context) =>
        whyNoneAvailable(context.policies, m.puaSurrender_none(), reasonsOf(context), m.puaSurrender_noneWhy())
      }
    >
      {(context) => (
        <Stack gap="6">
          <JourneyScreen
            journey={additionsJourney}
            context={context}
            screens={{ policy: AdditionsPolicyStep, part: PartStep, review: AdditionsReview, confirm: OtpConfirmStep }}
            send={async ({ otp, ...values }, sending) => {
              const policy = policyOf(context, values.policyNo);
              const sumAssured = partOf(policy, values) ?? 0;
              const cash = policy ? additionsQuote(policy, sumAssured).cash : 0;
              const { policyNo } = values;
              return {
                ...(await puaSurrender(sdk, { policyNo, sumAssured, cash, ...otp }, sending)),
                facts: { cash: String(cash) },
              };
            }}
            done={(sent) => (
              <Acknowledgement
                sent={sent}
                workType={m.puaSurrender_workType()}
                heading={m.puaSurrender_done()}
                body={m.puaSurrender_doneBody()}
                details={[
                  { label: m.puaSurrender_cash(), value: formatRupees(Number(sent.facts?.cash ?? 0)), figure: true },
                ]}
              />
            )}
          />
          <RestrictedPolicies policies={context.restricted} />
        </Stack>
      )}
    </LoadJourney>
  );
}
