import { CompareLink, Loaded, type Policy, policyState, useApp } from '@lifedesk/journey';
import { localFlag } from '@lifedesk/sdk';
import { Badge, Button, Columns, Heading, Inline, Paragraph, PrintIcon, Stack } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import * as m from '../texts.ts';
import { Loan } from './Loan.tsx';
import { MailingAddress } from './MailingAddress.tsx';
import { NavAlerts } from './NavAlerts.tsx';
import { Nominees } from './Nominees.tsx';
import { Payments } from './Payments.tsx';
import { PersonalDetails } from './PersonalDetails.tsx';
import { PolicyAttention, useNeeds } from './PolicyAttention.tsx';
import { Riders } from './Riders.tsx';
import { Summary } from './Summary.tsx';
import { usePolicyParts } from './use-policy-parts.ts';

/** One policy in full. What the dashboard already loaded appears immediately; the rest follows together. */
export function PolicyView({ policy }: { readonly policy: Policy }): ReactElement {
  const { sdk } = useApp();
  const { policyNo } = policy;
  const { isCompany, view, letters, loan, receipts, payment, isWaiting } = usePolicyParts(policy);
  const needs = useNeeds(policy);
  const { text, tone } = policyState(policy, needs);
  return (
    <Stack gap="8">
      <Inline justify="between" align="start">
        <Stack gap="2">
          <div>
            <Badge tone={tone}>{text}</Badge>
          </div>
          <Heading level={1}>{policy.planName}</Heading>
          <Paragraph>
            {m.policyDetails_numberAndHolder({ number: policyNo, holder: policy.policyHolderName })}
          </Paragraph>
        </Stack>
        <Button variant="text" icon={PrintIcon} onClick={() => window.print()}>
          {m.policyDetails_print()}
        </Button>
      </Inline>
      {!isWaiting && <PolicyAttention policy={policy} items={needs} />}
      {(isWaiting || view.state !== 'loaded') && localFlag(sdk.session.store, 'navSubscribed', policy.id) === '1' && (
        <p>{m.policyDetails_navOn()}</p>
      )}
      <Loaded
        result={isWaiting ? { ...view, state: 'waiting' } : view}
        failed={m.policyDetails_notLoaded()}
        loading={m.policyDetails_loading()}
        shapes={['heading', 'line', 'line', 'line']}
      >
        {(details) => (
          <>
            <Columns split="halves">
              <Stack gap="6">
                <Summary
                  policy={policy}
                  summary={details.summaryDetailUiResponse}
                  waitingSwitch={details.waitingSwitch}
                />
                <CompareLink id={policy.id} />
                {!isCompany && <NavAlerts policy={policy} eligibility={details.eligibilityDetails} />}
              </Stack>
              <Stack gap="6">
                <Nominees
                  policy={policy}
                  nominees={details.summaryDetailUiResponse.nomineeDetail}
                  isCompany={isCompany}
                />
                <PersonalDetails person={details.personalDetailUiResponse} isCompany={isCompany} />
                {!isCompany && <MailingAddress result={letters} />}
                {!isCompany && <Loan policy={policy} result={loan} />}
                <Payments policy={policy} result={receipts} payment={payment} />
              </Stack>
            </Columns>
            {/* five columns: more than half of a laplet */}
            <Riders riders={details.summaryDetailUiResponse.riderDetail} />
          </>
        )}
      </Loaded>
    </Stack>
  );
}
