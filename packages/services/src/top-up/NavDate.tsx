import { format12HourTime, formatDate, formatServerDate, todayInIndia } from '@lifedesk/rules';
import type { ReactElement } from 'react';
import * as m from '../texts.ts';
import type { TopUpContext } from './top-up-journey.ts';

/** The day whose price a payment gets, and until when that applies. */
export function NavDate({ context }: { readonly context: TopUpContext }): ReactElement {
  const until = new Date(context.navDateHoldsUntil);
  return (
    <p>
      {m.topUp_navDate({
        date: formatServerDate(context.navDate),
        until: `${formatDate(todayInIndia(until))}, ${format12HourTime(until)}`,
      })}
    </p>
  );
}
