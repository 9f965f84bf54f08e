import type { AnswerOf, BodyOf, Schemas } from '../transport/endpoint.ts';
import type { ExampleNames } from './generated/example-names.ts';

/** Every operation of the contract. */
export type ExampleOperation = keyof ExampleNames;

type StatusOf<Id extends ExampleOperation> = keyof ExampleNames[Id] & number;
export type SuccessOf<Id extends ExampleOperation> = StatusOf<Id> & (200 | 204);

/** A success in place of the contract's first example of it. */
interface Success<Id extends ExampleOperation> {
  readonly status?: undefined;
  /** The contract's example of this name; the first one otherwise. */
  readonly example?: ExampleNames[Id][SuccessOf<Id>];
  /** This in place of an example. */
  readonly answer?: AnswerOf<Id>;
  /** A copy of the example, changed. Gets the body that was sent. */
  readonly change?: (example: AnswerOf<Id>, body: BodyOf<Id>) => AnswerOf<Id>;
}

/** A failure of the contract. */
interface Failure<Id extends ExampleOperation, Status extends StatusOf<Id>> {
  readonly status: Status;
  /** The contract's example of this name; the first one otherwise. */
  readonly example?: ExampleNames[Id][Status];
  /** What differs from the example, such as `triesLeft`. */
  readonly problem?: Partial<Schemas['Problem']>;
}

/**
 * What an operation answers in place of the first example of its success. `'never'`: no answer comes. `'offline'`: the
 * network is away.
 */
export type ExampleAnswer<Id extends ExampleOperation> =
  | 'never'
  | 'offline'
  | Success<Id>
  | { readonly [Status in StatusOf<Id>]: Failure<Id, Status> }[StatusOf<Id>];

/** What operations answer in place of their examples. The others answer theirs. */
export type ExampleAnswers = { readonly [Id in ExampleOperation]?: ExampleAnswer<Id> };
