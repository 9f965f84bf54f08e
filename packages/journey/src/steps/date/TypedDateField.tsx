import { readTypedDate } from '@lifedesk/ui';
import type { ComponentProps, ReactElement } from 'react';
import { LocalisedDateField } from './LocalisedDateField.tsx';

interface TypedDateFieldProps
  extends Omit<ComponentProps<typeof LocalisedDateField>, 'value' | 'defaultValue' | 'onValueChange' | 'wrong'> {
  /** ISO 8601; empty while the three inputs are not a date. */
  readonly date: string;
  /** The text of the three inputs. */
  readonly typed: string;
  readonly onType: (date: string, typed: string) => void;
}

/** A date of a form that keeps what is typed beside the date, so that a half-typed one is not lost. */
export function TypedDateField({ date, typed, onType, ...field }: TypedDateFieldProps): ReactElement {
  return (
    <LocalisedDateField
      {...field}
      wrong={date === '' ? readTypedDate(typed).wrong : undefined}
      value={date || typed}
      onValueChange={(read, { typed: text }) => onType(read ?? '', text)}
    />
  );
}
