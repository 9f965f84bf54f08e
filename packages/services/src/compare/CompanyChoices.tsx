import { FindPolicy, usePageNavigation } from '@lifedesk/journey';
import type { ReactElement } from 'react';
import * as m from '../texts.ts';
import { PolicyChoices } from './PolicyChoices.tsx';

/** A company has too many policies for a list: people find one by typing. The address names it by its opaque id. */
export default function CompanyChoices(): ReactElement {
  const { query, self, open } = usePageNavigation();
  const id = query.get('id') ?? '';
  return (
    <>
      <FindPolicy label={m.compare_find()} onChoose={(policy) => open(self({ id: policy.id }), { replace: true })} />
      {id === '' ? <p>{m.compare_findFirst()}</p> : <PolicyChoices key={id} policyNo={id} />}
    </>
  );
}
