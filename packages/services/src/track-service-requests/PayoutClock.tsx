import { useApp, usePageNavigation } from '@lifedesk/journey';
import { formatRupees, parseIsoDate, todayInIndia } from '@lifedesk/rules';
import type { Schemas } from '@lifedesk/sdk';
import { Card, DataList, Link, Notice, Stack } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import * as m from '../texts.ts';
import { Countdown } from './Countdown.tsx';
import { dayOf } from './when.ts';

/** The legal deadline of a payout as a countdown, and the interest once it has passed. */
export function PayoutClock({ payout }: { readonly payout: Schemas['PayoutProgress'] }): ReactElement {
  const { sdk } = useApp();
  const { self } = usePageNavigation();
  const { amount, countsFrom, promisedDate, penalInterest, paidOn, heldUntil, state, stopTicket } = payout;
  const [from, to, until] = [countsFrom, promisedDate, paidOn].map((date) => parseIsoDate(date ?? ''));
  const on = until ?? todayInIndia(new Date(sdk.clock.now()));
  const [since, by] = from && to ? [from, to] : [from ?? on, from ?? on];
  return (
    <Card heading={m.trackServiceRequests_payout()}>
      <Stack gap="4">
        {state !== 'paid' && state !== 'stopped' && (
          <Countdown label={m.trackServiceRequests_payoutClock()} since={since} by={by} today={on} />
        )}
        {penalInterest > 0 && state !== 'paid' && (
          <Notice tone="warning">
            {m.trackServiceRequests_payoutInterestSoFar({ amount: formatRupees(penalInterest) })}
          </Notice>
        )}
        <DataList
          items={[
            { label: m.trackServiceRequests_payoutAmount(), value: formatRupees(amount), figure: true },
            state === 'stopped'
              ? {
                  label: m.trackServiceRequests_payoutStopped(),
                  value: stopTicket && <Link href={self({ ticket: stopTicket })}>{stopTicket}</Link>,
                  figure: true,
                }
              : { label: m.trackServiceRequests_payoutBy(), value: dayOf(promisedDate), figure: true },
            ...(heldUntil
              ? [{ label: m.trackServiceRequests_payoutHeld(), value: dayOf(heldUntil), figure: true }]
              : []),
            ...(penalInterest > 0
              ? [{ label: m.trackServiceRequests_payoutInterest(), value: formatRupees(penalInterest), figure: true }]
              : []),
            ...(paidOn ? [{ label: m.trackServiceRequests_payoutPaid(), value: dayOf(paidOn), figure: true }] : []),
          ]}
        />
      </Stack>
    </Card>
  );
}
