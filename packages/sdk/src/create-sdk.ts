import { cachedKey, type KeyProvider } from './cipher/key-provider.ts';
import type { Environment } from './environment.ts';
import { notConfigured } from './errors/not-configured.ts';
import { createSession, type SessionPorts } from './session/session.ts';
import { createClients } from './transport/clients.ts';
import { correlation } from './transport/correlation.ts';
import { envelope, unsealed } from './transport/envelope.ts';
import { createLoader, type LoaderHooks } from './transport/loader.ts';
import type { Sdk } from './transport/sdk.ts';
import { sessionToken } from './transport/session-token.ts';
import { addStaffToken } from './transport/staff-token.ts';

/** Default timeout of a call, in milliseconds. */
export const TIMEOUT_MS = 30_000;

/** What `createSdk` needs. Everything except the environment has a default. */
export interface SdkOptions extends SessionPorts {
  /** From `resolveEnvironment`. In Node its bases are absolute. */
  readonly environment: Environment;
  /**
   * The source of the envelope's key in PROD and PRE_PROD. By default the key is agreed with the server for each
   * session.
   */
  readonly keys?: KeyProvider;
  /** The token of the member of staff who is signed in, for an app in which staff act for customers. */
  readonly staffToken?: () => string | undefined;
  /** Notified of calls in flight. */
  readonly loader?: LoaderHooks;
  /** Time limit of a call in milliseconds, 0 for none; 30 seconds by default. */
  readonly timeoutMs?: number;
  readonly fetch?: typeof globalThis.fetch;
  /** Creates correlation ids. */
  readonly newId?: () => string;
}

const NO_ENVIRONMENT = 'createSdk needs an environment: createSdk({ environment: resolveEnvironment(location.host) }).';

const sealing = () => import('./sealing.ts');

/**
 * Creates the SDK from environment, session and middlewares. The envelope is always the last middleware.
 * @throws LifedeskError `not-configured` without an environment
 */
export function createSdk(options: SdkOptions): Sdk {
  if (!options?.environment?.bases) throw notConfigured(NO_ENVIRONMENT);
  const { environment, timeoutMs = TIMEOUT_MS, newId, staffToken } = options;
  const session = createSession(options);
  const keys: KeyProvider = options.keys ?? cachedKey(async () => (await sealing()).agreeKey(sdk));
  const sdk: Sdk = {
    environment,
    session,
    clock: session.clock,
    keys,
    timeoutMs,
    clients: createClients(
      environment,
      [
        correlation(newId),
        sessionToken(() => session.state.tokens ?? session.state.application),
        ...(staffToken ? [addStaffToken(staffToken)] : []),
      ],
      envelope({ encrypts: environment.encrypts, keys, sealing }),
      unsealed,
    ),
    fetch: options.fetch ?? ((input, init) => globalThis.fetch(input, init)),
    loader: createLoader(options.loader),
  };
  return sdk;
}
