import { addressText, NotLoaded, silent, useAnswer, useApp } from '@lifedesk/journey';
import { addressDetails } from '@lifedesk/sdk';
import { Card, Skeleton, SkeletonGroup } from '@lifedesk/ui';
import { type ReactElement, useCallback } from 'react';
import * as m from '../texts.ts';

/** Where the letters of a policy go. */
export function LettersTo({ policyNo }: { readonly policyNo: string }): ReactElement {
  const { sdk } = useApp();
  const asked = useAnswer(
    useCallback((signal) => addressDetails(sdk, { policyNo }, { ...silent, signal }), [sdk, policyNo]),
  );
  const address = asked.state === 'here' ? asked.answer.policies[0]?.addressDetails : undefined;
  return (
    <Card heading={m.policyDetails_lettersTo()}>
      {asked.state === 'waiting' && (
        <SkeletonGroup label={m.app_pleaseWait()}>
          <Skeleton shape="line" />
        </SkeletonGroup>
      )}
      {asked.state === 'failed' && (
        <NotLoaded title={m.policyDetails_addressNotLoaded()} error={asked.error} onRetry={asked.askAgain} />
      )}
      {asked.state === 'here' && <p>{address ? addressText(address) : m.policyDetails_notRegistered()}</p>}
    </Card>
  );
}
