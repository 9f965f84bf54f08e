import type { KeyProvider } from '../cipher/key-provider.ts';
import type { Environment } from '../environment.ts';
import type { ServerClock } from '../session/server-clock.ts';
import type { Session } from '../session/session.ts';
import type { Loader } from './loader.ts';
import type { Middleware } from './middleware.ts';

/** Calls that were begun ahead, as `call` and a page that wants their answers see them. */
export interface Ahead {
  /** Runs a call, or takes the answer of the same call that was begun ahead. */
  run<Answer>(request: AheadRequest, run: () => Promise<Answer>): Promise<Answer>;
  /** The answer that is already here and not yet taken. */
  answered(request: AheadRequest): unknown;
}

/** What two calls are the same by, in one session. */
export interface AheadRequest {
  readonly operation: string;
  readonly body?: unknown;
}

/** What every operation takes first: made by `createSdk`, opaque to the app but for `environment`, `session` and `clock`. */
export interface Sdk {
  readonly environment: Environment;
  readonly session: Session;
  /** The server's clock, by which an app judges dates and closing times. */
  readonly clock: ServerClock;
  /** @internal In the order of requests. */
  readonly middlewares: readonly Middleware[];
  /** @internal */
  readonly fetch: typeof globalThis.fetch;
  /** @internal */
  readonly keys: KeyProvider;
  /** @internal */
  readonly loader: Loader;
  /** @internal Calls that were begun ahead, by `callAhead`. */
  ahead?: Ahead | undefined;
  /** @internal Milliseconds. */
  readonly timeoutMs: number;
}
