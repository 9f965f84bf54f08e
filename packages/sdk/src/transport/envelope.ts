import type { KeyProvider } from '../cipher/key-provider.ts';
import type { Middleware } from './middleware.ts';

export const ENCRYPTED_HEADER = 'X-Encrypted';

/** Key or cipher could not be had, the body not sealed or the answer not opened. It says no more than that. */
export class EnvelopeError extends Error {
  override readonly name = 'EnvelopeError';
}

export interface EnvelopeOptions {
  /** Bodies are sealed: PROD and PRE_PROD. */
  readonly encrypts: boolean;
  readonly keys: KeyProvider;
  /** Fetches the cipher, when a body is first sealed or opened. */
  readonly sealing: () => Promise<Cipher>;
}

/** What is fetched. Both throw EnvelopeError. */
interface Cipher {
  /** @param path the contract's path */
  sealRequest(request: Request, path: string, keys: KeyProvider): Promise<Request>;
  openResponse(response: Response, request: Request, keys: KeyProvider): Promise<Response>;
}

/**
 * Bodies leave sealed and flagged answers arrive opened. It stands LAST: requests pass the middlewares in order and answers
 * in reverse, so what leaves is sealed after all else and what arrives is opened before all else.
 */
export function envelope({ encrypts, keys, sealing }: EnvelopeOptions): Middleware {
  return {
    async onRequest(request, { path, plain }) {
      if (!encrypts || plain || request.body === null) return undefined;
      return (await had(sealing)).sealRequest(request, path, keys);
    },

    async onResponse(response, request, { plain }) {
      if (response.headers.get(ENCRYPTED_HEADER) !== 'true') return undefined;
      // The call that fetches the key must not wait for the key.
      if (plain) throw new EnvelopeError('This answer travels plain');
      return (await had(sealing)).openResponse(response, request, keys);
    },
  };
}

/** Key or cipher, which have to be fetched. @throws EnvelopeError */
export async function had<T>(fetch: () => Promise<T>): Promise<T> {
  try {
    return await fetch();
  } catch (cause) {
    throw new EnvelopeError('Key or cipher could not be had', { cause });
  }
}
