import { createContext, useContext } from 'react';
import type { Journey, Problems, Values } from './define-journey.ts';
import type { Sent } from './drafts.ts';
import type { Progress } from './progress.ts';

/** A journey under way, as the screens of its steps see it. */
export interface JourneyState<V extends Values = Values, Context = unknown, Id extends string = string> {
  readonly journey: Journey<V, Context, Id>;
  readonly values: V;
  /** What was loaded before the first step. */
  readonly context: Context;
  readonly progress: Progress<Id>;
  /** What is wrong with a field, found when the person tried to continue or by the server, until the field is changed. */
  readonly problems: Problems<V>;
  /** How often the person has tried to continue and could not. */
  readonly attempts: number;
  /** Fills fields in. */
  set(change: Partial<V>): void;
  /** Looks the current step over, and says at the fields what is wrong. @returns whether it is done */
  attempt(): boolean;
  /** Continues to the next step, with what the step has found out. */
  goOn(change?: Partial<V>): void;
  goBack(): void;
  /** Leads from the review to a step and, from there, straight back. */
  change(step: Id): void;
  /** Says at the fields what the server refused; anything else is shown as the catalogue says. */
  refuse(error: unknown): void;
  /**
   * Sends it, once however often it is asked, with what is known on the last step alone, such as an OTP.
   * @throws LifedeskError where the caller is to show the failure: none of the fields is meant
   */
  send(last?: Partial<V>): Promise<void>;
  readonly sending: boolean;
  /** It was sent and no answer came: it may have arrived. */
  readonly unanswered: boolean;
}

/** How a request is sent: these are the options of its call. */
export interface Sending {
  /** The journey shows that it is busy, not the page. */
  readonly background: true;
  /** The same for the same request, also after a lost answer and a reload: it is done once. */
  readonly idempotencyKey: string;
}

/** Sends what was filled in. @throws LifedeskError */
export type Send<V extends Values> = (values: V, sending: Sending) => Promise<Sent>;

export const JourneyContext = createContext<JourneyState | undefined>(undefined);

/** The journey around this component; shared steps, which know no service, ask for no particular one. */
export function useJourneyState(): JourneyState {
  const state = useContext(JourneyContext);
  if (!state) throw new Error('no journey around this component');
  return state;
}

/** The journey around this component, with the types of the one that it is a step of. */
export function useJourney<V extends Values, Context, Id extends string>(
  journey: Journey<V, Context, Id>,
): JourneyState<V, Context, Id> {
  const state = useJourneyState();
  if (state.journey !== (journey as unknown)) throw new Error(`the journey around this component is not ${journey.id}`);
  return state as unknown as JourneyState<V, Context, Id>;
}
