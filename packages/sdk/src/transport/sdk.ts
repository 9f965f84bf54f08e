import type { KeyProvider } from '../cipher/key-provider.ts';
import type { Environment } from '../environment.ts';
import type { Session } from '../session/session.ts';
import type { Loader } from './loader.ts';

/** What openapi-fetch's client does for `call.ts`, with answers left as text. */
export interface Http {
  request(
    method: string,
    path: string,
    init: Readonly<Record<string, unknown>>,
  ): Promise<{ data?: string; error?: unknown; response: Response }>;
}

/** What every operation takes first: made by `createSdk`, opaque to the app but for `environment` and `session`. */
export interface Sdk {
  readonly environment: Environment;
  readonly session: Session;
  /** @internal */
  readonly http: Http;
  /** @internal */
  readonly fetch: typeof globalThis.fetch;
  /** @internal */
  readonly keys: KeyProvider;
  /** @internal */
  readonly loader: Loader;
  /** @internal Milliseconds. */
  readonly timeoutMs: number;
}
