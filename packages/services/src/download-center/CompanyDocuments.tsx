import { companyPolicy, FindPolicy, Loaded, useOperation, usePageNavigation } from '@lifedesk/journey';
import { Heading, Stack } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import * as m from '../texts.ts';
import { CompanyPayments } from './CompanyPayments.tsx';
import { Documents } from './Documents.tsx';

/** A company has too many policies for a list: people find one by typing. The address names it by its opaque id. */
export default function CompanyDocuments(): ReactElement {
  const { query, self, open } = usePageNavigation();
  const id = query.get('id') ?? '';
  return (
    <>
      <FindPolicy
        label={m.downloadCenter_findPolicy()}
        onChoose={(policy) => open(self({ id: policy.id }), { replace: true })}
      />
      {id === '' ? <p>{m.downloadCenter_findFirst()}</p> : <Found key={id} id={id} />}
      <CompanyPayments />
    </>
  );
}

/** The documents of the found policy. */
function Found({ id }: { readonly id: string }): ReactElement {
  const result = useOperation(companyPolicy, { id });
  return (
    <Loaded
      result={result}
      failed={m.downloadCenter_notLoaded()}
      loading={m.downloadCenter_loading()}
      shapes={['heading', 'line']}
    >
      {(policy) =>
        policy ? (
          <Stack gap="6">
            <Heading level={2}>
              {m.downloadCenter_ofPolicy({ number: policy.policyNo, holder: policy.policyHolderName })}
            </Heading>
            <Documents policy={policy} />
          </Stack>
        ) : (
          <p role="status">{m.downloadCenter_unknownPolicy()}</p>
        )
      }
    </Loaded>
  );
}
