import * as m from '@lifedesk/journey/messages';
import { DateField, type DateFieldProps } from '@lifedesk/ui';
import type { ReactElement } from 'react';

/** Asks for a date by day, month and year. */
export function LocalisedDateField(props: Omit<DateFieldProps, 'texts' | 'help'>): ReactElement {
  const texts = { day: m.date_day(), month: m.date_month(), year: m.date_year() };
  return <DateField {...props} help={m.date_example()} texts={texts} />;
}
