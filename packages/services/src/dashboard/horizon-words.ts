import { type CalendarDate, parseIsoDate } from '@lifedesk/rules';
import type { HorizonMark } from '@lifedesk/ui';
import * as m from '../texts.ts';
import type { Overview } from './use-overview.ts';

type Event = Overview['horizon'][number];

interface Words {
  readonly title: () => string;
  readonly mark: HorizonMark;
}

const kinds: Readonly<Record<string, Words | undefined>> = {
  'premium-due': { title: m.dashboard_premiumDue, mark: 'pay' },
  'auto-debit': { title: m.dashboard_autoDebit, mark: 'debit' },
  appointment: { title: m.dashboard_pickup, mark: 'date' },
  'free-look-end': { title: m.dashboard_freeLookEnd, mark: 'end' },
  'life-certificate': { title: m.dashboard_lifeCertificate, mark: 'date' },
  annuity: { title: m.dashboard_annuity, mark: 'date' },
  'survival-benefit': { title: m.dashboard_survivalBenefit, mark: 'date' },
  maturity: { title: m.dashboard_maturity, mark: 'end' },
  'cover-end': { title: m.dashboard_coverEnd, mark: 'end' },
} satisfies Record<Event['kind'], Words>;

export interface WordedEvent extends Omit<Event, 'date'> {
  readonly date: CalendarDate;
  readonly title: string;
  readonly mark: HorizonMark;
}

/** The events in words. Leaves out a kind that only a newer server knows. */
export function toHorizonEvents(events: readonly Event[]): WordedEvent[] {
  return events.flatMap((event) => {
    const words = kinds[event.kind];
    const date = parseIsoDate(event.date);
    return words && date ? [{ ...event, date, title: words.title(), mark: words.mark }] : [];
  });
}
