import { attentionAtom, useApp } from '@lifedesk/journey';
import { formatRupees, parseIsoDate, payoutClock, todayInIndia } from '@lifedesk/rules';
import { Notice, ProgressBar, Stack } from '@lifedesk/ui';
import { useAtomValue } from 'jotai';
import type { ReactElement } from 'react';
import * as m from '../texts.ts';
import { lateDays } from './late-days.ts';
import type { ServiceRequest } from './request-words.ts';

/** The time until the promised day of a request that we have not decided, and the interest on its money once that day has passed. */
export function PromiseClock({ request }: { readonly request: ServiceRequest }): ReactElement | null {
  const { now } = useApp();
  const today = todayInIndia(now());
  const money = useAtomValue(attentionAtom)?.find(({ ticket }) => ticket === request.ticket);
  const by = parseIsoDate(request.promisedDate);
  if (!by) return null;
  const { days, passed, left } = payoutClock(todayInIndia(new Date(request.madeAt)), by, today);
  const late = lateDays(request, today);
  return (
    <Stack gap="4">
      <ProgressBar
        label={m.trackServiceRequests_promiseClock()}
        value={Math.min(days, Math.max(0, passed))}
        max={days}
        valueText={
          late > 0
            ? m.trackServiceRequests_payoutLate({ count: late })
            : m.trackServiceRequests_payoutLeft({ count: left })
        }
      />
      {money?.interest !== undefined && (
        <Notice tone="warning">
          {m.trackServiceRequests_payoutInterestSoFar({ amount: formatRupees(money.interest) })}
        </Notice>
      )}
    </Stack>
  );
}
