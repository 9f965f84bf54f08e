import { type CalendarDate, payoutClock, payoutDaysLate } from '@lifedesk/rules';
import { ProgressBar } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import * as m from '../texts.ts';

interface CountdownProps {
  readonly label: string;
  readonly since: CalendarDate;
  /** The promised day. */
  readonly by: CalendarDate;
  readonly today: CalendarDate;
}

/** How much of the promised time has passed, and how many days are left or by how many it is late. */
export function Countdown({ label, since, by, today }: CountdownProps): ReactElement {
  const { days, passed, left } = payoutClock(since, by, today);
  const late = payoutDaysLate(by, today);
  return (
    <ProgressBar
      label={label}
      value={Math.min(days, Math.max(0, passed))}
      max={days}
      valueText={
        late > 0
          ? m.trackServiceRequests_payoutLate({ count: late })
          : m.trackServiceRequests_payoutLeft({ count: left })
      }
    />
  );
}
