import { addressText, Loaded } from '@lifedesk/journey';
import { Card, Spoken } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import * as m from '../texts.ts';
import type { PolicyParts } from './use-policy-parts.ts';

/** Where we send the letters of a policy. */
export function MailingAddress({ result }: { readonly result: PolicyParts['letters'] }): ReactElement {
  return (
    <Card heading={m.policyDetails_lettersTo()}>
      <Loaded result={result} failed={m.policyDetails_addressNotLoaded()}>
        {({ policies: [policy] }) => (
          <p>
            <Spoken>
              {policy?.addressDetails ? addressText(policy.addressDetails) : m.policyDetails_notRegistered()}
            </Spoken>
          </p>
        )}
      </Loaded>
    </Card>
  );
}
