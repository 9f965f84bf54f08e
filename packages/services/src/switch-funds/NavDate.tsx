import { format12HourTime, formatDate, formatServerDate, todayInIndia } from '@lifedesk/rules';
import type { ReactElement } from 'react';
import * as m from '../texts.ts';
import type { SwitchContext } from './switch-journey.ts';

/** The day whose closing price a switch gets, and until when that applies. */
export function NavDate({ context }: { readonly context: SwitchContext }): ReactElement {
  const until = new Date(context.navDateHoldsUntil);
  return (
    <p>
      {m.switchFunds_navDate({
        date: formatServerDate(context.navDate),
        until: `${formatDate(todayInIndia(until))}, ${format12HourTime(until)}`,
      })}
    </p>
  );
}
