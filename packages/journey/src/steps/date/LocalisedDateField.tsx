import * as m from '@lifedesk/journey/messages';
import { DateField, type DateFieldProps } from '@lifedesk/ui';
import type { ReactElement } from 'react';

/** The date in the help, unless the field does not take it. */
const EXAMPLE = '1987-04-14';

/** Asks for a date by day, month and year. */
export function LocalisedDateField(props: Omit<DateFieldProps, 'texts' | 'help'>): ReactElement {
  const { earliest = EXAMPLE, latest = EXAMPLE } = props;
  const texts = { day: m.date_day(), month: m.date_month(), year: m.date_year() };
  const fitting = EXAMPLE < earliest ? earliest : EXAMPLE > latest ? latest : EXAMPLE;
  return <DateField {...props} help={m.date_example({ date: asTyped(fitting) })} texts={texts} />;
}

/** Day, month and year as people type them: `5 12 2026`. */
const asTyped = (date: string): string => date.split('-').reverse().map(Number).join(' ');
