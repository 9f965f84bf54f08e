import { agree } from './cipher/agreed-key.ts';
import type { EnvelopeKey } from './cipher/envelope.ts';
import { agreeEnvelopeKey } from './endpoints/auth.ts';
import type { Sdk } from './transport/sdk.ts';

/*
 * All that sealing takes, in one piece that is fetched when a body is first sealed or opened: where nothing is encrypted no
 * app loads it.
 */
export { openResponse, sealRequest } from './transport/sealed.ts';

/** Agrees a key with the server. */
export async function agreeKey(sdk: Sdk): Promise<EnvelopeKey> {
  return agree(await agreeEnvelopeKey(sdk, { algorithm: 'ECDH-P256+HKDF-SHA256+A256GCM' }, { background: true }));
}
