import { type Customer, useApp, useServiceNames } from '@lifedesk/journey';
import { menuGroups } from '@lifedesk/journey/service';
import { Card, Columns, Heading, Link, Notice, Paragraph, SelectField, Stack } from '@lifedesk/ui';
import { useAtomValue } from 'jotai';
import { type ReactElement, useState } from 'react';
import { Dues } from './Dues.tsx';
import { Finish } from './Finish.tsx';
import { Receipts } from './Receipts.tsx';
import { requestAtom } from './registry/links.ts';
import { say } from './texts.ts';

/**
 * The customer at the desk: one of their policies, and what can be done.
 * @param query what staff searched by: a policy number opens that policy
 */
export function CustomerDesk({ customer, query }: { customer: Customer; query: string }): ReactElement {
  const { policiesArray: policies } = customer;
  const request = useAtomValue(requestAtom);
  const [chosen, setChosen] = useState(query);
  const policy = policies.find(({ policyNo }) => policyNo === chosen) ?? policies[0];
  const options = policies.map(({ policyNo, planName }) => ({ value: policyNo, label: `${policyNo}, ${planName}` }));
  return (
    <Stack gap="6">
      {request !== undefined && <Notice>{say('onRequest', { number: request })}</Notice>}
      <Stack gap="1">
        <Heading level={1}>{policy ? policy.planName : say('noPolicies')}</Heading>
        {policy && (
          <Paragraph>{say('policyOf', { number: policy.policyNo, holder: policy.policyHolderName })}</Paragraph>
        )}
      </Stack>
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
      <Services />
      <Finish />
    </Stack>
  );
}

/** What the desk can do for the customer. */
function Services(): ReactElement {
  const names = useServiceNames();
  return (
    <Card heading={say('services')}>
      <Stack as="ul" gap="3">
        {menuGroups
          .flatMap((group) => names?.inGroup(group) ?? [])
          .map(({ id, href, name }) => (
            <li key={id}>
              <Link alone href={href}>
                {name()}
              </Link>
            </li>
          ))}
      </Stack>
      <Paragraph>{say('elsewhere', { phone: useApp().insurer.phone.read })}</Paragraph>
    </Card>
  );
}
