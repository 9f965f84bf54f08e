import { agree } from './cipher/agreed-key.ts';
import type { EnvelopeKey } from './cipher/envelope.ts';
import { agreeEnvelopeKey } from './endpoints/auth.ts';
import type { Sdk } from './transport/sdk.ts';

/*
 * Everything for sealing in one chunk, loaded when a body is first sealed or opened. Apps that do not encrypt never
 * load it.
 */
export { openResponse, sealRequest } from './transport/sealed.ts';

/** Agrees a key with the server. */
export async function agreeKey(sdk: Sdk): Promise<EnvelopeKey> {
  return agree(await agreeEnvelopeKey(sdk, { algorithm: 'ECDH-P256+HKDF-SHA256+A256GCM' }, { background: true }));
}
