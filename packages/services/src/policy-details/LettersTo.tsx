import { addressText, Loaded, silent, useAnswer, useApp } from '@lifedesk/journey';
import { addressDetails } from '@lifedesk/sdk';
import { Card } from '@lifedesk/ui';
import { type ReactElement, useCallback } from 'react';
import * as m from '../texts.ts';

/** Where the letters of a policy go. */
export function LettersTo({ policyNo }: { readonly policyNo: string }): ReactElement {
  const { sdk } = useApp();
  const asked = useAnswer(
    useCallback((signal) => addressDetails(sdk, { policyNo }, { ...silent, signal }), [sdk, policyNo]),
  );
  return (
    <Card heading={m.policyDetails_lettersTo()}>
      <Loaded asked={asked} failed={m.policyDetails_addressNotLoaded()}>
        {({ policies: [policy] }) => (
          <p>{policy?.addressDetails ? addressText(policy.addressDetails) : m.policyDetails_notRegistered()}</p>
        )}
      </Loaded>
    </Card>
  );
}
