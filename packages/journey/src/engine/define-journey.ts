import type { LifedeskError } from '@lifedesk/sdk';
import type { Message } from '../locale/error-text.ts';
import type { Text } from '../locale/locale.ts';

/** What is filled in, by field. Kept on the device as JSON, the secrets apart. */
export type Values = Readonly<Record<string, unknown>>;

/** What is wrong, by field, unworded so that it follows the language of the page. */
export type Problems<V extends Values> = { readonly [Field in keyof V]?: Message | undefined };

/** One step of a journey: facts only, its screen is elsewhere. */
export interface StepFacts<V extends Values, Context, Id extends string> {
  /** Is in the address, so that back, forward and a reload find the step. */
  readonly id: Id;
  /** Its name in the list of steps. */
  name(): string;
  /** What is asked on it. A problem that the server finds with one of them leads back here. */
  readonly fields?: readonly (keyof V)[];
  /** Is it a step of this person's journey? Always by default. */
  applies?(values: V, context: Context): boolean;
  /** What keeps the person on it. None: it is done. */
  problems?(values: V, context: Context): Problems<V>;
  /** What else it takes to be done, such as an OTP that is on its way. */
  isDone?(values: V, context: Context): boolean;
}

/** What a journey explains beside its forms. */
export interface JourneyGuide {
  /** What to have at hand. */
  readonly needs: readonly Text[];
  /** What happens with the request, in order. */
  readonly next: readonly [Text, ...Text[]];
}

/** A service as steps over its data. Whatever shows or moves the progress reads this and nothing else. */
export interface Journey<V extends Values = Values, Context = unknown, Id extends string = string> {
  /** The service's id: names what is kept on the device. */
  readonly id: string;
  readonly guide: JourneyGuide;
  /** The fields as they are before anybody has filled them in. */
  readonly blank: V;
  /** Fields that are never kept on the device in any form: PAN, Aadhaar, account numbers, what an OTP is asked with. */
  readonly secrets?: readonly (keyof NoInfer<V>)[];
  /** Fields that hold what the server said for the moment. They are not kept either: it is asked again. */
  readonly transient?: readonly (keyof NoInfer<V>)[];
  /** Fields that do not survive a refused answer: emptied when the person continues from the step that shows the problem. */
  readonly emptiedByRefusal?: readonly (keyof NoInfer<V>)[];
  /** In their order. At least one of them always applies. */
  readonly steps: readonly StepFacts<NoInfer<V>, NoInfer<Context>, Id>[];
  /** Values at the start, such as the policy in the address. */
  begin?(context: Context, query: URLSearchParams): Partial<NoInfer<V>>;
  /** The fields that a refusal of the server is about; undefined where it is about none. */
  refusals?(error: LifedeskError, values: NoInfer<V>): Problems<NoInfer<V>> | undefined;
}

/** Declares a journey. The type keeps the steps' ids, so that each has its screen and no other. */
export function defineJourney<V extends Values, Context, const Id extends string>(
  journey: Journey<V, Context, Id>,
): Journey<V, Context, Id> {
  return journey;
}
