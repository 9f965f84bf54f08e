import { attentionAtom, useApp } from '@lifedesk/journey';
import { formatRupees, parseIsoDate, todayInIndia } from '@lifedesk/rules';
import { Notice, Stack } from '@lifedesk/ui';
import { useAtomValue } from 'jotai';
import type { ReactElement } from 'react';
import * as m from '../texts.ts';
import { Countdown } from './Countdown.tsx';
import type { ServiceRequest } from './request-words.ts';

/** The time until the promised day of a request that we have not decided, and the interest on its money once that day has passed. */
export function PromiseClock({ request }: { readonly request: ServiceRequest }): ReactElement | null {
  const { now } = useApp();
  const money = useAtomValue(attentionAtom)?.find(({ ticket }) => ticket === request.ticket);
  const by = parseIsoDate(request.promisedDate);
  if (!by) return null;
  return (
    <Stack gap="4">
      <Countdown
        label={m.trackServiceRequests_promiseClock()}
        since={todayInIndia(new Date(request.madeAt))}
        by={by}
        today={todayInIndia(now())}
      />
      {money?.interest !== undefined && (
        <Notice tone="warning">
          {m.trackServiceRequests_payoutInterestSoFar({ amount: formatRupees(money.interest) })}
        </Notice>
      )}
    </Stack>
  );
}
