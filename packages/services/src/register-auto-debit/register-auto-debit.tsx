import {
  JourneyScreen,
  LoadJourney,
  lazyPart,
  PaymentLogin,
  sessionKindAtom,
  useCall,
  useLocale,
  usePageNavigation,
} from '@lifedesk/journey';
import { todayInIndia } from '@lifedesk/rules';
import { isMandateReason, mandateText } from '@lifedesk/rules/texts';
import { autoDebitOptions, type CallOptions, type Sdk } from '@lifedesk/sdk';
import { useAtomValue } from 'jotai';
import type { ReactElement } from 'react';
import * as m from '../texts.ts';
import { mandateJourney } from './mandate-journey.ts';
import { MandatePolicy, MandateRailStep, MandateReview, MandateTermsStep } from './mandate-steps.tsx';

export { registerAutoDebit_pageName as pageName } from '../texts.ts';

/** Loads when the person returns from the bank. */
const MandateResult = lazyPart(() => import('./MandateResult.tsx'));

/** Who registers, the terms of the mandate, the bank's page, and the result. */
export default function RegisterAutoDebitScreen(): ReactElement {
  const { query, self } = usePageNavigation();
  const session = useAtomValue(sessionKindAtom);
  const mandateId = query.get('mandateId');
  if (session === 'none' || session === 'track')
    return (
      <PaymentLogin
        heading={m.registerAutoDebit_heading()}
        lead={m.registerAutoDebit_loginLead()}
        allowed={m.registerAutoDebit_allowed()}
        action={m.journey_continue()}
        orderId={null}
        returned={
          mandateId === null ? undefined : { notice: m.registerAutoDebit_returned(), address: self({ mandateId }) }
        }
      />
    );
  if (mandateId) return <MandateResult key={mandateId} mandateId={mandateId} />;
  return <Registration />;
}

async function loadOptions(sdk: Sdk, body: Record<string, never>, options: CallOptions) {
  const answer = await autoDebitOptions(sdk, body, options);
  return { ...answer, today: todayInIndia(new Date(sdk.clock.now())) };
}

function Registration(): ReactElement {
  const language = useLocale();
  const ask = useCall(loadOptions, {});
  return (
    <LoadJourney
      heading={m.registerAutoDebit_heading()}
      ask={ask}
      nothing={({ policies, refused }) =>
        policies.length === 0
          ? {
              title: m.registerAutoDebit_none(),
              why:
                refused
                  .slice(0, 3)
                  .map(({ policyNo, because }) =>
                    isMandateReason(because)
                      ? `${m.policy_number({ number: policyNo })}: ${mandateText(because, language)}`
                      : m.policy_number({ number: policyNo }),
                  )
                  .join(' ') || m.registerAutoDebit_noPolicies(),
            }
          : undefined
      }
    >
      {(context) => (
        <JourneyScreen
          journey={mandateJourney}
          context={context}
          screens={{
            policy: MandatePolicy,
            rail: MandateRailStep,
            terms: MandateTermsStep,
            review: MandateReview,
          }}
          send={() => Promise.reject(new Error('a mandate is approved at the bank, not sent'))}
          done={() => <></>}
        />
      )}
    </LoadJourney>
  );
}
