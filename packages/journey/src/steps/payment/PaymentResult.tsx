import * as m from '@lifedesk/journey/messages';
import { paymentStatus, setLocalFlag } from '@lifedesk/sdk';
import { Heading, Skeleton, SkeletonGroup, Stack } from '@lifedesk/ui';
import { useAtomValue } from 'jotai';
import { type ReactElement, useEffect } from 'react';
import { NotLoaded } from '../../answers/NotLoaded.tsx';
import { useUntilFinal } from '../../answers/use-until-final.ts';
import { deleteDraft } from '../../engine/drafts.ts';
import { useApp } from '../../provider/app.ts';
import { sessionKindAtom } from '../../provider/session-kind.ts';
import { PaymentOutcome } from './PaymentOutcome.tsx';
import type { PaymentFacts } from './payment-facts.ts';

interface PaymentResultProps {
  readonly facts: PaymentFacts;
  readonly orderId: string;
}

/** How the payment ended, or that it is still in process, with a button to check again. */
export function PaymentResult({ facts, orderId }: PaymentResultProps): ReactElement {
  const { session, sdk, now } = useApp();
  const kind = useAtomValue(sessionKindAtom);
  const { answer: order, isChecking, failed, error, checkAgain } = useUntilFinal(paymentStatus, { orderId });

  const paid = order?.state === 'paid';
  useEffect(() => {
    if (paid && facts.endsJourney) deleteDraft(sdk.session.store, { id: facts.service });
  }, [paid, facts, sdk]);
  useEffect(() => {
    if (paid) setLocalFlag(sdk.session.store, 'transactionMade', now().toISOString());
    // the dashboard shows the new due date without a reload; if this call fails, the next reload shows it
    if (paid && kind !== 'partial') session.renew().catch(() => {});
  }, [paid, kind, session, sdk, now]);

  if (order && !failed)
    return <PaymentOutcome facts={facts} order={order} isChecking={isChecking} onCheckAgain={checkAgain} />;
  return (
    <Stack gap="6">
      <Heading level={1}>{m.payment_resultHeading()}</Heading>
      {failed ? (
        <NotLoaded title={m.payment_resultNotLoaded()} error={error} onRetry={checkAgain} />
      ) : (
        <SkeletonGroup label={m.payment_asking()}>
          <Skeleton shape="heading" />
          <Skeleton shape="figure" />
        </SkeletonGroup>
      )}
    </Stack>
  );
}
