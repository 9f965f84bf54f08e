import type { components, operations, paths } from '@lifedesk/contract';
import { notConfigured } from '../errors/not-configured.ts';
import { type CallOptions, type CallSettings, call } from './call.ts';
import type { Sdk } from './sdk.ts';

/** The contract's entities by name, such as `Schemas['Policy']`. */
export type Schemas = components['schemas'];

type Operations = operations;
type Method = 'get' | 'post' | 'put';

/** Paths of the contract that have an operation with this method. */
type PathOf<Id extends keyof Operations, M extends Method> = {
  [P in keyof paths]: M extends keyof paths[P] ? (paths[P][M] extends Operations[Id] ? P : never) : never;
}[keyof paths];

type JsonOf<T> = T extends { content: { 'application/json': infer Json } } ? Json : undefined;

/** The body of an operation. */
export type BodyOf<Id extends keyof Operations> = Operations[Id] extends { requestBody?: infer Body }
  ? JsonOf<Body>
  : undefined;

type Responses<Id extends keyof Operations> = Operations[Id]['responses'];

/** The success response of an operation: one of several if 203 or 207 also occur; undefined for 204. */
export type AnswerOf<Id extends keyof Operations> = {
  [Status in keyof Responses<Id> & (200 | 203 | 204 | 207)]: JsonOf<Responses<Id>[Status]>;
}[keyof Responses<Id> & (200 | 203 | 204 | 207)];

/** A body without required properties may be omitted. */
type Arguments<Body, Options> =
  Record<never, never> extends Body ? [body?: Body, options?: Options] : [body: Body, options?: Options];

/** One operation of the contract: takes the SDK first, returns the contract's response, throws LifedeskError. */
export type Endpoint<Id extends keyof Operations> = (
  sdk: Sdk,
  ...rest: Arguments<BodyOf<Id>, CallOptions>
) => Promise<AnswerOf<Id>>;

/** Options of a call under an idempotency key. */
export interface KeyedCallOptions extends CallOptions {
  /**
   * A UUID created once for one intent, such as a payment or a request, and kept until the result is known. Calling
   * again with it, after a lost response or in another tab, returns the same order or request.
   */
  readonly idempotencyKey: string;
}

/** An operation that takes effect once, however often it is called with the same key. */
export type KeyedEndpoint<Id extends keyof Operations> = (
  sdk: Sdk,
  body: BodyOf<Id>,
  options: KeyedCallOptions,
) => Promise<AnswerOf<Id>>;

/** An operation by POST. The path is checked against the contract, here and in a test. */
export function post<Id extends keyof Operations>(
  operation: Id,
  path: PathOf<Id, 'post'>,
  settings?: CallSettings,
): Endpoint<Id> {
  return async (sdk, ...[body, options]) => {
    const request = { ...settings, operation, method: 'post', path, body: body ?? {} } as const;
    return (await call(sdk, request, options)).data as AnswerOf<Id>;
  };
}

/** An operation by POST under an idempotency key. */
export function postKeyed<Id extends keyof Operations>(operation: Id, path: PathOf<Id, 'post'>): KeyedEndpoint<Id> {
  return async (sdk, body, options) => {
    if (!options?.idempotencyKey) throw noKey(operation);
    const headers = { 'Idempotency-Key': options.idempotencyKey };
    const request = { operation, method: 'post', path, body, headers, idempotent: true } as const;
    return (await call(sdk, request, options)).data as AnswerOf<Id>;
  };
}

const noKey = (operation: keyof Operations) =>
  notConfigured(
    `${operation} needs an idempotency key, so that it takes effect once: ${operation}(sdk, body, { idempotencyKey: newId() }). Keep the key, and send it again when you retry.`,
    { operation },
  );
