import { SetupError } from '../provider/setup-error.ts';
import type { Journey, StepFacts, Values } from './define-journey.ts';

export type StepState = 'done' | 'current' | 'ahead';

/** A step that answers may add and have not added: still possible, or passed. */
type PathState = StepState | 'skipped';

/** The position in a journey. */
export interface Progress<Id extends string = string> {
  /** The steps of this person's journey, in order. */
  readonly steps: readonly { readonly id: Id; readonly state: StepState }[];
  /** The index of the current one among them, from 0. */
  readonly at: number;
  /** The steps with those that answers may add: as long from the start to the end, whatever the answers. */
  readonly path: readonly { readonly id: Id; readonly state: PathState }[];
  readonly current: Id;
  /** Undefined on the last. */
  readonly next: Id | undefined;
  /** Undefined on the first. */
  readonly previous: Id | undefined;
}

/**
 * The progress as a pure function of the data and the requested step. That step is current unless an earlier one is not
 * done: no address can skip an unfinished step. Without a requested step, the first is current.
 */
export function progressOf<V extends Values, Context, Id extends string>(
  { id, steps }: Pick<Journey<V, Context, Id>, 'id' | 'steps'>,
  values: V,
  context: Context,
  wanted: string | undefined,
): Progress<Id> {
  const own = steps.filter((step) => step.applies?.(values, context) ?? true);
  const missing = own.findIndex((step) => !isDone(step, values, context));
  const furthest = missing === -1 ? own.length - 1 : missing;
  const requested = own.findIndex((step) => step.id === wanted);
  const at = Math.min(Math.max(requested, 0), furthest);
  const current = own[at];
  if (!current) throw new SetupError(`${id}: no step applies. Give the journey a step without applies.`);
  const stateOf = (step: (typeof own)[number], place: number): StepState =>
    place === at ? 'current' : isDone(step, values, context) && place < furthest ? 'done' : 'ahead';
  const path = steps.filter((step) => own.includes(step) || step.mayApply?.(context));
  return {
    steps: own.map((step, place) => ({ id: step.id, state: stateOf(step, place) })),
    at,
    path: path.map((step, place) => {
      const isPassed = place < path.indexOf(current);
      return {
        id: step.id,
        state: own.includes(step) ? stateOf(step, own.indexOf(step)) : isPassed ? 'skipped' : 'ahead',
      };
    }),
    current: current.id,
    next: own[at + 1]?.id,
    previous: own[at - 1]?.id,
  };
}

/** Whether the step is complete. */
function isDone<V extends Values, Context>(step: StepFacts<V, Context, string>, values: V, context: Context): boolean {
  const problems = step.problems?.(values, context) ?? {};
  return Object.values(problems).every((problem) => problem === undefined) && (step.isDone?.(values, context) ?? true);
}

/** The step after another one, which may have just been removed by its answer; undefined after the last. */
export function stepAfter<V extends Values, Context, Id extends string>(
  { steps }: Pick<Journey<V, Context, Id>, 'steps'>,
  values: V,
  context: Context,
  step: Id,
): Id | undefined {
  const place = steps.findIndex(({ id }) => id === step);
  return steps.slice(place + 1).find(({ applies }) => applies?.(values, context) ?? true)?.id;
}

/** The step with a field; undefined if none has it. */
export function stepAsking<V extends Values, Context, Id extends string>(
  { steps }: Pick<Journey<V, Context, Id>, 'steps'>,
  fields: readonly (keyof V)[],
): Id | undefined {
  return steps.find((step) => step.fields?.some((field) => fields.includes(field)))?.id;
}
