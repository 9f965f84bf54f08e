import { useAtomValue } from 'jotai';
import { translateAtom } from '../locale/error-text.ts';
import type { Journey, Values } from './define-journey.ts';
import { type FieldProps, fieldPropsOf } from './field-props.ts';
import { type JourneyState, useJourney } from './journey-state.ts';

/** A journey for the screen of one of its steps: its fields as props for the design system's controls. */
export interface StepForm<V extends Values, Context, Id extends string>
  extends JourneyState<V, Context, Id>,
    FieldProps<V> {}

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
  return { ...running, ...fieldPropsOf<V>({ values, set, errorOf, idOf: fieldId }) };
}
