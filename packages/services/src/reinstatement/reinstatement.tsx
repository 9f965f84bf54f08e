import { LoadJourney, lazyPart, OtherLapsedPolicies, ToDashboard, useCall, usePageNavigation } from '@lifedesk/journey';
import { reinstatementPolicies, type Schemas } from '@lifedesk/sdk';
import { Heading, Stack } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import * as m from '../texts.ts';
import { ReinstatementCard } from './ReinstatementCard.tsx';

export { reinstatement_pageName as pageName } from '../texts.ts';

/** Loads when the person returns from the gateway. */
const ReinstatementResult = lazyPart(() => import('./ReinstatementResult.tsx'));

/** Pays what is due for a policy that lapsed recently; back from the gateway, the result of the payment. */
export default function ReinstatementScreen(): ReactElement {
  const { query } = usePageNavigation();
  const orderId = query.get('orderId');
  return orderId ? (
    <ReinstatementResult key={orderId} orderId={orderId} />
  ) : (
    <Reinstatement chosenId={query.get('id')} />
  );
}

type LapsedPolicy = Schemas['ReinstatementPolicy'];

function Reinstatement({ chosenId }: { readonly chosenId: string | null }): ReactElement {
  const ask = useCall(reinstatementPolicies, {});
  return (
    <LoadJourney
      heading={m.reinstatement_heading()}
      ask={ask}
      refreshes
      nothing={({ policies }) =>
        policies.length === 0 ? { title: m.reinstatement_none(), why: m.reinstatement_noneWhy() } : undefined
      }
    >
      {({ policies }) => <Lapsed policies={chosenFirst(policies, chosenId)} />}
    </LoadJourney>
  );
}

function Lapsed({ policies }: { readonly policies: readonly LapsedPolicy[] }): ReactElement {
  const here = policies.filter(({ way }) => way === 'reinstatement');
  const others = policies.filter(({ way }) => way !== 'reinstatement');
  return (
    <Stack gap="6">
      <Stack gap="2" measure="text">
        <Heading level={1}>{m.reinstatement_heading()}</Heading>
        <p>{here.length > 0 ? m.reinstatement_lead() : m.reinstatement_noneEligible()}</p>
      </Stack>
      <Stack as="ul" gap="4">
        {here.map((policy) => (
          <li key={policy.policyNo}>
            <ReinstatementCard policy={policy} />
          </li>
        ))}
      </Stack>
      {others.length > 0 && (
        <OtherLapsedPolicies heading={m.reinstatement_othersHeading()} policies={others} wayOf={({ way }) => way} />
      )}
      <div>
        <ToDashboard variant="text" />
      </div>
    </Stack>
  );
}

const chosenFirst = (policies: readonly LapsedPolicy[], id: string | null): LapsedPolicy[] =>
  [...policies].sort((a, b) => Number(b.id === id) - Number(a.id === id));
