import { createContext, useContext } from 'react';
import { SetupError } from '../provider/setup-error.ts';
import type { Journey, Problems, Values } from './define-journey.ts';
import type { SentRequest } from './drafts.ts';
import type { Progress } from './progress.ts';

/** A journey in progress, as the screens of its steps see it. */
export interface JourneyState<V extends Values = Values, Context = unknown, Id extends string = string> {
  readonly journey: Journey<V, Context, Id>;
  readonly values: V;
  /** The data loaded before the first step. */
  readonly context: Context;
  readonly progress: Progress<Id>;
  /** The problem of a field, found when the person tried to continue or by the server, until the field changes. */
  readonly problems: Problems<V>;
  /** How often the person has tried to continue and could not. */
  readonly attempts: number;
  /** Fills fields in. */
  set(change: Partial<V>): void;
  /** Checks the current step and shows problems at the fields. @returns whether it is done */
  attempt(): boolean;
  /** Continues to the next step and fills in what the step has found out. */
  goNext(change?: Partial<V>): void;
  goBack(): void;
  /** Goes from the review to a step and, from there, straight back. */
  change(step: Id): void;
  /** Shows at the fields what the server refused; anything else is shown as the catalogue says. */
  refuse(error: unknown): Promise<void>;
  /**
   * Sends the request, once however often it is called. Takes values that only the last step knows, such as an OTP.
   * @throws LifedeskError if the caller has to show the failure, because it concerns none of the fields
   */
  send(last?: Partial<V>): Promise<void>;
  readonly sending: boolean;
  /** It was sent and no response came: it may have arrived. */
  readonly unanswered: boolean;
}

/** The options of the call that sends a request. */
export interface Sending {
  /** The journey shows that it is busy, not the page. */
  readonly background: true;
  /** The same for the same request, even after a lost response and a reload: it takes effect once. */
  readonly idempotencyKey: string;
}

/** Sends what was filled in. @throws LifedeskError */
export type Send<V extends Values> = (values: V, sending: Sending) => Promise<SentRequest>;

export const JourneyContext = createContext<JourneyState | undefined>(undefined);

/** The surrounding journey; for shared steps, which do not depend on a particular one. */
export function useJourneyState(): JourneyState {
  const state = useContext(JourneyContext);
  if (!state)
    throw new SetupError('There is no journey around this component. Render it in a screen of <JourneyScreen>.');
  return state;
}

/** The surrounding journey, with the types of the given one. */
export function useJourney<V extends Values, Context, Id extends string>(
  journey: Journey<V, Context, Id>,
): JourneyState<V, Context, Id> {
  const state = useJourneyState();
  if (state.journey !== (journey as unknown))
    throw new SetupError(
      `The journey around this component is not ${journey.id}. Call the hook with the journey of its <JourneyScreen>.`,
    );
  return state as unknown as JourneyState<V, Context, Id>;
}
