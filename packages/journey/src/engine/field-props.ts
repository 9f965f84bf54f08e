import type { ChangeEvent } from 'react';
import type { Values } from './define-journey.ts';

/** The fields of a form whose value has a given type. */
type FieldOf<V extends Values, Kind> = {
  [Field in keyof V]-?: V[Field] extends Kind ? Field : never;
}[keyof V] &
  string;

interface Bound {
  readonly id: string;
  readonly name: string;
  readonly error: string | undefined;
}

type TextControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The fields of a form as props for the design system's controls. */
export interface FieldProps<V extends Values> {
  /** For a text field, a text area or a select. */
  text(field: FieldOf<V, string>): Bound & { value: string; onChange: (event: ChangeEvent<TextControl>) => void };
  /** For a checkbox. */
  check(
    field: FieldOf<V, boolean>,
  ): Bound & { checked: boolean; onChange: (event: ChangeEvent<HTMLInputElement>) => void };
  /** For a group of radio buttons. */
  choice(field: FieldOf<V, string>): Bound & { value: string; onValueChange: (value: string) => void };
  /** The problem of a field, in words, once the person has tried to continue. */
  errorOf(field: keyof V & string): string | undefined;
}

interface Form<V extends Values> {
  readonly values: V;
  readonly set: (change: Partial<V>) => void;
  readonly errorOf: (field: keyof V & string) => string | undefined;
  readonly idOf: (field: string) => string;
}

export function fieldPropsOf<V extends Values>({ values, set, errorOf, idOf }: Form<V>): FieldProps<V> {
  const bound = (field: keyof V & string) => ({ id: idOf(field), name: field, error: errorOf(field) });
  const put = (field: string, value: unknown) => set({ [field]: value } as Partial<V>);
  return {
    errorOf,
    text: (field) => ({
      ...bound(field),
      value: values[field] as string,
      onChange: (event) => put(field, event.target.value),
    }),
    check: (field) => ({
      ...bound(field),
      checked: values[field] as boolean,
      onChange: (event) => put(field, event.target.checked),
    }),
    choice: (field) => ({
      ...bound(field),
      value: values[field] as string,
      onValueChange: (value) => put(field, value),
    }),
  };
}
