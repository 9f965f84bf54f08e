import type { LifedeskError } from '@lifedesk/sdk';
import type { Message } from '../locale/error-text.ts';
import type { Text } from '../locale/locale.ts';

/** The answers, by field. Stored on the device as JSON, except secrets. */
export type Values = Readonly<Record<string, unknown>>;

/** Problems by field, as messages, so that they follow the language of the page. */
export type Problems<V extends Values> = { readonly [Field in keyof V]?: Message | undefined };

/** One step of a journey: facts only, its screen is elsewhere. */
export interface StepFacts<V extends Values, Context, Id extends string> {
  /** In the address, so that back, forward and reload find the step. */
  readonly id: Id;
  /** Its name in the list of steps. */
  name(): string;
  /** The fields of the step. If the server finds a problem with one, the person returns here. */
  readonly fields?: readonly (keyof V)[];
  /** Whether this person's journey has the step. Always by default. */
  applies?(values: V, context: Context): boolean;
  /** Whether it may apply to this person, if answers decide: it counts in the number of steps from the start. */
  mayApply?(context: Context): boolean;
  /** What keeps the person on the step. If empty, it is done. */
  problems?(values: V, context: Context): Problems<V>;
  /** What else the step needs to be done, such as an OTP that was sent. */
  isDone?(values: V, context: Context): boolean;
}

/** What a journey explains beside its forms. */
export interface JourneyGuide {
  /** What to have at hand. */
  readonly needs: readonly Text[];
  /** What happens with the request, in order. */
  readonly next: readonly [Text, ...Text[]];
}

/** A service as steps over its data. Everything that shows or changes the progress reads only this. */
export interface Journey<V extends Values = Values, Context = unknown, Id extends string = string> {
  /** The service's id, which names the draft on the device. */
  readonly id: string;
  readonly guide: JourneyGuide;
  /** The fields before anyone fills them in. */
  readonly blank: V;
  /** Fields that are never stored on the device in any form: PAN, Aadhaar, account numbers, OTP challenges. */
  readonly secrets?: readonly (keyof NoInfer<V>)[];
  /** Fields with short-lived server data. They are not stored either, but loaded again. */
  readonly transient?: readonly (keyof NoInfer<V>)[];
  /** Nothing of it is stored on the device, not even that it was begun: health data. A reload starts it again. */
  readonly storesNothing?: true;
  /** Fields that do not survive a refusal: cleared when the person continues from the step that shows the problem. */
  readonly emptiedByRefusal?: readonly (keyof NoInfer<V>)[];
  /** In order. At least one of them always applies. */
  readonly steps: readonly StepFacts<NoInfer<V>, NoInfer<Context>, Id>[];
  /** Initial values, such as the policy in the address. */
  begin?(context: Context, query: URLSearchParams): Partial<NoInfer<V>>;
  /**
   * Where a refusal is shown, by the first part of its pointer into the request, if the field has another name; `''` is
   * the request as a whole, such as an amount that has changed. The sentence is the one of the rule that refused, or that
   * something has changed.
   */
  readonly refusedAt?: { readonly [name: string]: keyof NoInfer<V> };
  /** What the journey itself says of a refusal, by field; undefined if it has no words of its own. */
  refusals?(error: LifedeskError, values: NoInfer<V>): Problems<NoInfer<V>> | undefined;
}

/** Declares a journey. The type keeps the step ids, so that each has exactly one screen. */
export function defineJourney<V extends Values, Context, const Id extends string>(
  journey: Journey<V, Context, Id>,
): Journey<V, Context, Id> {
  return journey;
}
