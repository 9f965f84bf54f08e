import type { Middleware } from 'openapi-fetch';
import type { KeyProvider } from '../cipher/key-provider.ts';

export const ENCRYPTED_HEADER = 'X-Encrypted';

/**
 * The key or the cipher could not be loaded, or the body could not be sealed or opened. The message contains no
 * details.
 */
export class EnvelopeError extends Error {
  override readonly name = 'EnvelopeError';
}

export interface EnvelopeOptions {
  /** Whether bodies are sealed: in PROD and PRE_PROD. */
  readonly encrypts: boolean;
  readonly keys: KeyProvider;
  /** Loads the cipher, when a body is first sealed or opened. */
  readonly sealing: () => Promise<Cipher>;
}

/** The part that loads later. Both functions throw EnvelopeError. */
interface Cipher {
  /** @param path the contract's path */
  sealRequest(request: Request, path: string, keys: KeyProvider): Promise<Request>;
  openResponse(response: Response, request: Request, keys: KeyProvider): Promise<Response>;
}

/**
 * Seals request bodies and opens responses flagged as sealed. It must be LAST: requests pass the middlewares in order
 * and responses in reverse, so it seals after all others and opens before all others.
 */
export function envelope({ encrypts, keys, sealing }: EnvelopeOptions): Middleware {
  return {
    async onRequest({ request, schemaPath }) {
      if (!encrypts || request.body === null) return undefined;
      return (await loadOrThrow(sealing)).sealRequest(request, schemaPath, keys);
    },

    async onResponse({ response, request }) {
      if (!isSealed(response)) return undefined;
      return (await loadOrThrow(sealing)).openResponse(response, request, keys);
    },
  };
}

/**
 * The last middleware of calls that are never sealed, such as the one that fetches the key: it must not wait for the
 * key.
 */
export const unsealed: Middleware = {
  onResponse({ response }) {
    if (isSealed(response)) throw new EnvelopeError('This response must not be sealed');
    return undefined;
  },
};

const isSealed = ({ headers }: Response): boolean => headers.get(ENCRYPTED_HEADER) === 'true';

/** Loads the key or the cipher. @throws EnvelopeError */
export async function loadOrThrow<T>(fetch: () => Promise<T>): Promise<T> {
  try {
    return await fetch();
  } catch (cause) {
    throw new EnvelopeError('The key or the cipher could not be loaded', { cause });
  }
}
