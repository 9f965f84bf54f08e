import { signOut } from '@lifedesk/sdk';
import { Button, Columns, Heading, Inline, SelectField, Stack } from '@lifedesk/ui';
import { useState } from 'react';
import { Dues } from './Dues.tsx';
import { type Customer, useDesk } from './desk.ts';
import { Receipts } from './Receipts.tsx';
import { Requests } from './Requests.tsx';

/** What can be done for the customer who stands at the desk. A policy number that found them opens that policy. */
export function CustomerDesk({ customer, asked }: { readonly customer: Customer; readonly asked: string }) {
  const { sdk, say } = useDesk();
  const { policiesData: policies } = customer;
  const [chosen, setChosen] = useState(asked);
  const policy = policies.find(({ policyNo }) => policyNo === chosen) ?? policies[0];
  const options = policies.map(({ policyNo, planName }) => ({ value: policyNo, label: `${policyNo}, ${planName}` }));
  return (
    <Stack gap="6">
      <Inline justify="between" align="start" stackOnPhone>
        <Stack gap="1">
          <Heading level={1}>{policy ? policy.planName : say('noPolicies')}</Heading>
          {policy && <p>{say('policyOf', { number: policy.policyNo, holder: policy.policyHolderName })}</p>}
        </Stack>
        <Button variant="secondary" onClick={() => void signOut(sdk)}>
          {say('finish')}
        </Button>
      </Inline>
      {policy && options.length > 1 && (
        <SelectField
          label={say('choosePolicy')}
          value={policy.policyNo}
          onChange={({ target }) => setChosen(target.value)}
          options={options}
        />
      )}
      {policy && (
        <Columns key={policy.policyNo} split="halves">
          <Dues policy={policy} />
          <Receipts policy={policy} />
        </Columns>
      )}
      <Requests />
    </Stack>
  );
}
