import { FindPolicy, usePageNavigation } from '@lifedesk/journey';
import type { ReactElement } from 'react';
import * as m from '../texts.ts';
import { Portfolio } from './Portfolio.tsx';

/** A company has too many policies for a list: people find one by typing. The address names it by its opaque id. */
export default function CompanyPortfolio(): ReactElement {
  const { query, self, open } = usePageNavigation();
  const id = query.get('id') ?? '';
  return (
    <>
      <FindPolicy
        label={m.ulipPortfolio_find()}
        onChoose={(policy) => open(self({ id: policy.id }), { replace: true })}
      />
      {id === '' ? <p>{m.ulipPortfolio_findFirst()}</p> : <Portfolio key={id} policyNo={id} />}
    </>
  );
}
