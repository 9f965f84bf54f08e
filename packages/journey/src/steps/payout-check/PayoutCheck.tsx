import * as m from '@lifedesk/journey/messages';
import { EmptyState, Skeleton, SkeletonGroup } from '@lifedesk/ui';
import { type ReactElement, type ReactNode, useEffect, useState } from 'react';
import { ToDashboard } from '../../provider/ToDashboard.tsx';
import { isAllowed, type PayoutAnswer, type PayoutState } from './payout-state.ts';

interface PayoutCheckProps {
  /** Asks whether payouts of the policy are restricted. Memoised. @throws anything, which counts as restricted */
  readonly ask: (signal: AbortSignal) => Promise<PayoutAnswer>;
  /** What is possible only where nothing restricts payouts. */
  readonly children: ReactNode;
}

/** Asked first wherever money leaves a policy: its content appears only after the server has allowed it. */
export function PayoutCheck({ ask, children }: PayoutCheckProps): ReactElement {
  const [state, setState] = useState<PayoutState>('asking');
  useEffect(() => {
    const left = new AbortController();
    setState('asking');
    void isAllowed(() => ask(left.signal)).then((allowed) => {
      if (!left.signal.aborted) setState(allowed ? 'allowed' : 'restricted');
    });
    return () => left.abort();
  }, [ask]);
  if (state === 'allowed') return <>{children}</>;
  if (state === 'asking')
    return (
      <SkeletonGroup label={m.payoutCheck_asking()}>
        <Skeleton shape="heading" />
        <Skeleton />
      </SkeletonGroup>
    );
  return (
    <EmptyState title={m.payoutCheck_restricted()} headingLevel={1} actions={<ToDashboard />}>
      <p>{m.payoutCheck_why()}</p>
    </EmptyState>
  );
}
