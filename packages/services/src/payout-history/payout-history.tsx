import { attentionAtom, Loaded, ToDashboard, useOnPageReturn, useOperation } from '@lifedesk/journey';
import { payoutHistory } from '@lifedesk/sdk';
import { EmptyState, Heading, Stack } from '@lifedesk/ui';
import { useAtomValue } from 'jotai';
import type { ReactElement } from 'react';
import { withKeys } from '../shared/with-keys.ts';
import * as m from '../texts.ts';
import { OnHoldCard } from './OnHoldCard.tsx';
import { PayoutCard } from './PayoutCard.tsx';

export { payoutHistory_pageName as pageName } from '../texts.ts';

/** Every payout, the newest first. */
export default function PayoutHistoryScreen(): ReactElement {
  const result = useOperation(payoutHistory, {});
  useOnPageReturn(result.refresh);
  const onHold = useAtomValue(attentionAtom)?.filter(({ kind }) => kind === 'payout-on-hold') ?? [];
  return (
    <Stack gap="6">
      <Stack gap="2" measure="text">
        <Heading level={1}>{m.payoutHistory_heading()}</Heading>
        <p>{m.payoutHistory_lead()}</p>
      </Stack>
      <Loaded
        result={result}
        failed={m.payoutHistory_notLoaded()}
        loading={m.payoutHistory_loading()}
        shapes={['heading', 'figure', 'line']}
      >
        {({ payouts }) =>
          payouts.length + onHold.length === 0 ? (
            <EmptyState title={m.payoutHistory_none()} actions={<ToDashboard />}>
              <p>{m.payoutHistory_noneWhy()}</p>
            </EmptyState>
          ) : (
            <Stack as="ul" gap="4">
              {withKeys(onHold).map(([key, item]) => (
                <li key={key}>
                  <OnHoldCard item={item} />
                </li>
              ))}
              {payouts.map((payout) => (
                <li key={payout.ticket}>
                  <PayoutCard payout={payout} />
                </li>
              ))}
            </Stack>
          )
        }
      </Loaded>
    </Stack>
  );
}
