import { useAtomValue } from 'jotai';
import type { ChangeEvent } from 'react';
import { translateAtom } from '../locale/error-text.ts';
import type { Journey, Values } from './define-journey.ts';
import { type JourneyState, useJourney } from './journey-state.ts';

/** The fields of a journey whose value has a given type. */
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

/** A journey for the screen of one of its steps: its fields as props for the design system's controls. */
export interface StepForm<V extends Values, Context, Id extends string> extends JourneyState<V, Context, Id> {
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

/** The id of a field's control. */
export const fieldId = (field: string): string => `field-${field}`;

export function useStep<V extends Values, Context, Id extends string>(
  journey: Journey<V, Context, Id>,
): StepForm<V, Context, Id> {
  const running = useJourney(journey);
  const translate = useAtomValue(translateAtom);
  const { values, set, problems } = running;
  const errorOf = (field: keyof V & string) => {
    const problem = problems[field];
    return problem && translate(problem);
  };
  const bound = (field: keyof V & string) => ({ id: fieldId(field), name: field, error: errorOf(field) });
  const put = (field: string, value: unknown) => set({ [field]: value } as Partial<V>);
  return {
    ...running,
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
