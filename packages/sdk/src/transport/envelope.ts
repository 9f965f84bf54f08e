import type { EnvelopeKey, NOT_AVAILABLE, openEnvelope, sealEnvelope } from '../cipher/envelope.ts';
import type { KeyProvider } from '../cipher/key-provider.ts';
import { CORRELATION_HEADER } from './correlation.ts';
import type { Middleware } from './middleware.ts';

const ENCRYPTED_HEADER = 'X-Encrypted';
const KEY_ID_HEADER = 'X-Envelope-Key-Id';
const SOURCE_HEADER = 'X-Source';

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

interface Cipher {
  readonly NOT_AVAILABLE: typeof NOT_AVAILABLE;
  readonly sealEnvelope: typeof sealEnvelope;
  readonly openEnvelope: typeof openEnvelope;
}

/**
 * Bodies leave sealed and flagged answers arrive opened. It stands LAST: requests pass the middlewares in order and answers
 * in reverse, so what leaves is sealed after all else and what arrives is opened before all else.
 */
export function envelope({ encrypts, keys, sealing }: EnvelopeOptions): Middleware {
  /** The key that sealed a request opens its answer, also when another has come into force since. */
  const sealedWith = new WeakMap<Request, EnvelopeKey>();

  return {
    async onRequest(request, { path, plain }) {
      if (!encrypts || plain || request.body === null) return undefined;
      const { NOT_AVAILABLE, sealEnvelope } = await had(sealing);
      const key = await had(() => keys.key());
      const { method, headers } = request;
      const binding = { method, path, correlationId: headers.get(CORRELATION_HEADER) ?? '' };
      const sealed = await sealEnvelope(key, binding, await request.text());
      if (sealed === NOT_AVAILABLE) throw new EnvelopeError('The request could not be sealed');
      headers.set(SOURCE_HEADER, 'Website');
      headers.set(ENCRYPTED_HEADER, 'true');
      headers.set(KEY_ID_HEADER, key.id);
      const enveloped = new Request(request, { body: JSON.stringify(sealed) });
      sealedWith.set(enveloped, key);
      return enveloped;
    },

    async onResponse(response, request, { plain }) {
      if (response.headers.get(ENCRYPTED_HEADER) !== 'true') return undefined;
      // The call that fetches the key must not wait for the key.
      if (plain) throw new EnvelopeError('This answer travels plain');
      const { NOT_AVAILABLE, openEnvelope } = await had(sealing);
      const key = sealedWith.get(request) ?? (await had(() => keys.key()));
      const binding = { status: response.status, correlationId: request.headers.get(CORRELATION_HEADER) ?? '' };
      const text = await openEnvelope(key, binding, await response.json().catch(() => undefined));
      if (text === NOT_AVAILABLE) throw new EnvelopeError('The answer could not be opened');
      const headers = new Headers(response.headers);
      // The length was the envelope's; a wrong one would choose the wrong way of reading.
      headers.delete('Content-Length');
      headers.delete(ENCRYPTED_HEADER);
      return new Response(text, { status: response.status, statusText: response.statusText, headers });
    },
  };
}

/** Key or cipher, which have to be fetched. */
async function had<T>(fetch: () => Promise<T>): Promise<T> {
  try {
    return await fetch();
  } catch (cause) {
    throw new EnvelopeError('Key or cipher could not be had', { cause });
  }
}
