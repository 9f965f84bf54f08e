import type { KeyProvider } from '../cipher/key-provider.ts';
import type { Environment } from '../environment.ts';
import type { ServerClock } from '../session/server-clock.ts';
import type { Session } from '../session/session.ts';
import type { ClientName, ContractClient } from './clients.ts';
import type { Loader } from './loader.ts';

/** Early calls, for `call` and for a page that wants their responses. */
export interface Prefetch {
  /** Runs a call, or takes the response of the same call that was started early. */
  run<Answer>(request: PrefetchRequest, run: () => Promise<Answer>): Promise<Answer>;
  /** The response that has already arrived and was not yet taken. */
  answered(request: PrefetchRequest): unknown;
}

/** What identifies a call within one session. */
export interface PrefetchRequest {
  readonly operation: string;
  readonly body?: unknown;
}

/**
 * The first argument of every operation. Created by `createSdk`; apps only use `environment`, `session` and `clock`.
 */
export interface Sdk {
  readonly environment: Environment;
  readonly session: Session;
  /** The server's clock. Apps judge dates and closing times by it. */
  readonly clock: ServerClock;
  /** @internal */
  readonly clients: Readonly<Record<ClientName, ContractClient>>;
  /** @internal */
  readonly fetch: typeof globalThis.fetch;
  /** @internal */
  readonly keys: KeyProvider;
  /** @internal */
  readonly loader: Loader;
  /** @internal Calls started early, by `prefetchCalls`. */
  prefetch?: Prefetch | undefined;
  /** @internal Milliseconds. */
  readonly timeoutMs: number;
}
