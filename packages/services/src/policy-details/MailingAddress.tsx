import { addressText, Loaded, useHref } from '@lifedesk/journey';
import { Card, Link, Paragraph, Stack } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import * as m from '../texts.ts';
import type { PolicyParts } from './use-policy-parts.ts';

/** Where we send the letters of a policy, with a link to change it. */
export function MailingAddress({ result }: { readonly result: PolicyParts['letters'] }): ReactElement {
  const change = useHref()('update-address');
  return (
    <Card heading={m.policyDetails_lettersTo()}>
      <Loaded result={result} failed={m.policyDetails_addressNotLoaded()}>
        {({ policies: [policy] }) => {
          const address = policy?.addressDetails;
          return (
            <Stack gap="4">
              <Paragraph>{address ? addressText(address) : m.policyDetails_notRegistered()}</Paragraph>
              {change && (
                <Link alone href={change}>
                  {address ? m.policyDetails_changeAddress() : m.policyDetails_addAddress()}
                </Link>
              )}
            </Stack>
          );
        }}
      </Loaded>
    </Card>
  );
}
