import { useApp, useHref, useLocale } from '@lifedesk/journey';
import { type CalendarDate, formatDate, formatRupees, formatWholeRupees, todayInIndia } from '@lifedesk/rules';
import { Card, Horizon, type HorizonMonth, Link } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import * as m from '../texts.ts';
import { toHorizonEvents, type WordedEvent } from './horizon-words.ts';
import { mergeRepeats, type RepeatedEvent } from './merge-repeats.ts';
import { kindOf } from './policy-kind.ts';
import type { PolicyView } from './policy-view.ts';
import type { Overview } from './use-overview.ts';

interface DashboardHorizonProps {
  readonly events: Overview['horizon'];
  /** Empty for a company, whose events each concern many policies. */
  readonly views: readonly PolicyView[];
}

/** How many events are listed before "show more". */
const SHOWN = 6;

/** The next twelve months across all policies. Nothing if nothing is known in advance. */
export function DashboardHorizon({ events, views }: DashboardHorizonProps): ReactElement | null {
  const locale = useLocale();
  const today = todayInIndia(useApp().now());
  const calendar = useHref()('calendar-feed');
  const worded = toHorizonEvents(events);
  if (worded.length === 0) return null;
  const listed = mergeRepeats(worded);
  const viewOf = ({ policyNos }: WordedEvent) => views.find(({ policy }) => policyNos.includes(policy.policyNo));
  return (
    <Card
      heading={m.dashboard_horizonHeading()}
      aside={calendar && <Link href={calendar}>{m.dashboard_horizonToCalendar()}</Link>}
    >
      <Horizon
        label={m.dashboard_horizonHeading()}
        months={monthsFrom(today, worded, locale)}
        shown={SHOWN}
        moreLabel={m.dashboard_horizonMore({ count: listed.length - SHOWN })}
        items={listed.map((event) => {
          const view = viewOf(event);
          return {
            id: `${event.date} ${event.kind} ${event.policyNos[0] ?? ''}`,
            month: monthOf(event.date),
            repeats: event.again.map(monthOf),
            mark: event.mark,
            kind: view && kindOf(view),
            // a group has several days
            when: event.count > 1 ? monthName(event.date, locale) : formatDate(event.date),
            title: titleOf(event),
            about: view ? view.policy.planName : m.dashboard_horizonPolicies({ count: event.count }),
            ...(event.amount !== undefined && { amount: formatRupees(event.amount) }),
          };
        })}
      />
    </Card>
  );
}

function titleOf({ title, again }: RepeatedEvent): string {
  const last = again.at(-1);
  return last ? m.dashboard_horizonRepeats({ title, count: again.length + 1, date: formatDate(last) }) : title;
}

const monthName = (date: CalendarDate, locale: string): string =>
  new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00Z`),
  );

const monthOf = (date: CalendarDate): string => date.slice(0, 7);

/** This month and the next eleven, and the first days of the month after that if something happens in them. */
function monthsFrom(today: CalendarDate, events: readonly WordedEvent[], locale: string): HorizonMonth[] {
  const names = new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' });
  const [year = 0, month = 1] = today.split('-').map(Number);
  const all = Array.from({ length: 13 }, (_, at): HorizonMonth => {
    const first = new Date(Date.UTC(year, month - 1 + at, 1));
    const id = first.toISOString().slice(0, 7);
    const amounts = events
      .filter(({ date, mark }) => monthOf(date) === id && (mark === 'pay' || mark === 'debit'))
      .flatMap(({ amount }) => amount ?? []);
    return {
      id,
      label: names.format(first),
      ...(amounts.length > 0 && { amount: formatWholeRupees(amounts.reduce((sum, amount) => sum + amount, 0)) }),
    };
  });
  return events.some(({ date }) => monthOf(date) === all.at(-1)?.id) ? all : all.slice(0, 12);
}
