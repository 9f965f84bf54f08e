import {
  Loaded,
  type Policy,
  sessionKindAtom,
  silent,
  statusTone,
  statusWords,
  useAnswer,
  useApp,
} from '@lifedesk/journey';
import { localFlag, viewPolicy } from '@lifedesk/sdk';
import { Badge, Button, Columns, Heading, Inline, PrintIcon, Stack } from '@lifedesk/ui';
import { useAtomValue } from 'jotai';
import { type ReactElement, useCallback } from 'react';
import * as m from '../texts.ts';
import { LettersTo } from './LettersTo.tsx';
import { Loan } from './Loan.tsx';
import { NavAlerts } from './NavAlerts.tsx';
import { Nominees } from './Nominees.tsx';
import { Payments } from './Payments.tsx';
import { PersonalDetails } from './PersonalDetails.tsx';
import { PolicyAttention } from './PolicyAttention.tsx';
import { Riders } from './Riders.tsx';
import { Summary } from './Summary.tsx';

/** One policy in full. What the dashboard already loaded appears at once; the rest follows. */
export function PolicyView({ policy }: { readonly policy: Policy }): ReactElement {
  const { sdk } = useApp();
  const { policyNo } = policy;
  const isCompany = useAtomValue(sessionKindAtom) === 'corp';
  const asked = useAnswer(
    useCallback((signal) => viewPolicy(sdk, { policyNo }, { ...silent, signal }), [sdk, policyNo]),
  );
  return (
    <Stack gap="8">
      <Inline justify="between" align="start">
        <Stack gap="2">
          <div>
            <Badge tone={statusTone(policy)}>{statusWords(policy)}</Badge>
          </div>
          <Heading level={1}>{policy.planName}</Heading>
          <p>{m.policyDetails_numberAndHolder({ number: policyNo, holder: policy.policyHolderName })}</p>
        </Stack>
        <Button variant="text" icon={PrintIcon} onClick={() => window.print()}>
          {m.policyDetails_print()}
        </Button>
      </Inline>
      <PolicyAttention policy={policy} />
      {asked.state !== 'here' && localFlag(sdk.session.store, 'navSubscribed', policy.id) === '1' && (
        <p>{m.policyDetails_navOn()}</p>
      )}
      <Loaded
        asked={asked}
        failed={m.policyDetails_notLoaded()}
        loading={m.policyDetails_loading()}
        shapes={['heading', 'line', 'line', 'line']}
      >
        {(details) => (
          <>
            <Columns split="halves">
              <Stack gap="6">
                <Summary policy={policy} summary={details.summaryDetailUiResponse} />
                {!isCompany && <NavAlerts policy={policy} eligibility={details.eligibilityDetails} />}
              </Stack>
              <Stack gap="6">
                <Nominees nominees={details.summaryDetailUiResponse.nomineeDetail} />
                <PersonalDetails person={details.personalDetailUiResponse} />
                {!isCompany && <LettersTo policyNo={policyNo} />}
                {!isCompany && <Loan policy={policy} />}
                <Payments policy={policy} />
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
