import type { AnswerOf, BodyOf, Schemas } from '../transport/endpoint.ts';
import type { ExampleNames } from './generated/example-names.ts';

/** Every operation of the contract. */
export type ExampleOperation = keyof ExampleNames;

type StatusOf<Id extends ExampleOperation> = keyof ExampleNames[Id] & number;

/** The success statuses of an operation that have examples. */
export type SuccessOf<Id extends ExampleOperation> = StatusOf<Id> & (200 | 204);

/** A success instead of the contract's first example. */
interface Success<Id extends ExampleOperation> {
  readonly status?: undefined;
  /** The contract's example with this name; by default the first one. */
  readonly example?: ExampleNames[Id][SuccessOf<Id>];
  /** This response instead of an example. */
  readonly answer?: AnswerOf<Id>;
  /** A changed copy of the example. Receives the body that was sent. */
  readonly change?: (example: AnswerOf<Id>, body: BodyOf<Id>) => AnswerOf<Id>;
}

/** A failure of the contract. */
interface Failure<Id extends ExampleOperation, Status extends StatusOf<Id>> {
  readonly status: Status;
  /** The contract's example with this name; by default the first one. */
  readonly example?: ExampleNames[Id][Status];
  /** What differs from the example, such as `triesLeft`. */
  readonly problem?: Partial<Schemas['Problem']>;
}

/**
 * What an operation returns instead of its first success example. `'never'`: no response comes. `'offline'`: the
 * network is unreachable.
 */
export type ExampleAnswer<Id extends ExampleOperation> =
  | 'never'
  | 'offline'
  | Success<Id>
  | { readonly [Status in StatusOf<Id>]: Failure<Id, Status> }[StatusOf<Id>];

/** What operations return instead of their examples. All others return their examples. */
export type ExampleAnswers = { readonly [Id in ExampleOperation]?: ExampleAnswer<Id> };
