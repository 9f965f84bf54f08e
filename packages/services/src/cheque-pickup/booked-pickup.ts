import { type Locale, policyRow, type SentRequest } from '@lifedesk/journey';
import { type CalendarDate, formatDate, parseIsoDate } from '@lifedesk/rules';
import type { DataListItem } from '@lifedesk/ui';
import * as m from '../texts.ts';
import type { PickupContext } from './pickup-journey.ts';

/** The kinds of place, in the order offered. */
export const places = [
  ['residence', m.chequePickup_residence],
  ['office', m.chequePickup_office],
  ['other', m.chequePickup_otherPlace],
] as const;

export const placeName = (kind: string): string | undefined => places.find(([place]) => place === kind)?.[1]();

/** A day of the week and its date. */
export function dayText(day: string, locale: string): string {
  const date: CalendarDate | null = parseIsoDate(day);
  if (!date) return day;
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );
  return `${weekday}, ${formatDate(date)}`;
}

/** The booked pickup: for which policy, when and where. */
export function bookedPickup({ facts }: SentRequest, context: PickupContext, locale: Locale): DataListItem[] {
  if (!facts) return [];
  const { policyNo = '', day = '', slot = '', place = '', address = '' } = facts;
  const { label, after } = policyRow(policyNo, context);
  return [
    { label, value: after },
    { label: m.chequePickup_whenStep(), value: `${dayText(day, locale)}, ${slot}` },
    { label: placeName(place) ?? m.chequePickup_whereStep(), value: address },
  ];
}
