import {
  Acknowledgement,
  JourneyScreen,
  LoadJourney,
  OtpConfirmStep,
  RestrictedPolicies,
  reasonsOnce,
  silent,
  useApp,
  useLocale,
} from '@lifedesk/journey';
import { additionsQuote, formatRupees } from '@lifedesk/rules';
import { additionsText, isAdditionsReason, isRestrictionReason, restrictionText } from '@lifedesk/rules/texts';
import { puaPolicies, puaSurrender } from '@lifedesk/sdk';
import { Stack } from '@lifedesk/ui';
import { type ReactElement, useCallback } from 'react';
import * as m from '../texts.ts';
import { type AdditionsContext, additionsJourney, partOf, policyOf } from './additions-journey.ts';
import { AdditionsPolicyStep, AdditionsReview, PartStep } from './additions-steps.tsx';

export { puaSurrender_pageName as pageName } from '../texts.ts';

/** Turns paid-up additions into cash. */
export default function PuaSurrenderScreen(): ReactElement {
  const { sdk } = useApp();
  const language = useLocale();
  const ask = useCallback((signal: AbortSignal) => puaPolicies(sdk, {}, { ...silent, signal }), [sdk]);
  const whyNone = ({ others, restricted }: AdditionsContext): string =>
    reasonsOnce(
      [
        ...others.flatMap(({ because }) => (isAdditionsReason(because) ? [additionsText(because, language)] : [])),
        ...restricted.flatMap(({ because }) =>
          isRestrictionReason(because) ? [restrictionText(because, language)] : [],
        ),
      ],
      m.puaSurrender_noneWhy(),
    );
  return (
    <LoadJourney
      heading={m.puaSurrender_heading()}
      name={m.puaSurrender_menuName()}
      ask={ask}
      nothing={(context) =>
        context.policies.length > 0 ? undefined : { title: m.puaSurrender_none(), why: whyNone(context) }
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
