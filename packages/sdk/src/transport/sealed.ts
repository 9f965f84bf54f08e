import { type EnvelopeKey, NOT_AVAILABLE, openEnvelope, sealEnvelope } from '../cipher/envelope.ts';
import type { KeyProvider } from '../cipher/key-provider.ts';
import { CORRELATION_HEADER } from './correlation.ts';
import { ENCRYPTED_HEADER, EnvelopeError, loadOrThrow } from './envelope.ts';

const KEY_ID_HEADER = 'X-Envelope-Key-Id';
const SOURCE_HEADER = 'X-Source';

/** The key that sealed a request opens its response, even if the current key has changed since. */
const sealedWith = new WeakMap<Request, EnvelopeKey>();

/** Seals the body of a request. @param path the contract's path @throws EnvelopeError */
export async function sealRequest(request: Request, path: string, keys: KeyProvider): Promise<Request> {
  const key = await loadOrThrow(() => keys.key());
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
}

/** Opens the body of a response. @throws EnvelopeError */
export async function openResponse(response: Response, request: Request, keys: KeyProvider): Promise<Response> {
  const key = sealedWith.get(request) ?? (await loadOrThrow(() => keys.key()));
  const binding = { status: response.status, correlationId: request.headers.get(CORRELATION_HEADER) ?? '' };
  const text = await openEnvelope(key, binding, await response.json().catch(() => undefined));
  if (text === NOT_AVAILABLE) throw new EnvelopeError('The answer could not be opened');
  const headers = new Headers(response.headers);
  // The header has the length of the envelope; a wrong length would mislead the reader.
  headers.delete('Content-Length');
  headers.delete(ENCRYPTED_HEADER);
  return new Response(text, { status: response.status, statusText: response.statusText, headers });
}
