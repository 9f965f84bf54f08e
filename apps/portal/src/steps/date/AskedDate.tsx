import { DateField, type DateFieldProps } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import * as m from '../../paraglide/messages.js';

/** Asks for a date by its day, month and year. */
export function AskedDate(props: Omit<DateFieldProps, 'texts' | 'help'>): ReactElement {
  const texts = { day: m.date_day(), month: m.date_month(), year: m.date_year() };
  return <DateField {...props} help={m.date_example()} texts={texts} />;
}
