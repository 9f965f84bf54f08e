import { createPublicKey, verify } from 'node:crypto';
import { readSignedDocument, readSigningKeys, type SignedDocument, signingKeyOf } from '@lifedesk/rules';
import type { Deps } from '../../deps.ts';
import { signerOf } from './signer.ts';

type Needs = Pick<Deps, 'db' | 'config' | 'secrets' | 'clock'>;

/** For this long, nodes that have not been restarted still sign with the previous secret. In milliseconds. */
const HAND_OVER_MS = 24 * 3_600_000;

/** Publishes the key with which this installation signs, and retires the previous ones. */
export async function registerSigningKey({
  db,
  secrets,
  clock,
}: Pick<Deps, 'db' | 'secrets' | 'clock'>): Promise<void> {
  const { keyId, publicKey } = signerOf(secrets);
  const now = clock.now();
  await db.transaction().execute(async (tx) => {
    const added = await tx
      .insertInto('signing_key')
      .values({ key_id: keyId, public_key: publicKey, valid_from: now })
      .onConflict((conflict) => conflict.column('key_id').doNothing())
      .returning('key_id')
      .executeTakeFirst();
    if (added)
      await tx
        .updateTable('signing_key')
        .set({ retired_at: new Date(now.getTime() + HAND_OVER_MS) })
        .where('key_id', '<>', keyId)
        .where('retired_at', 'is', null)
        .execute();
    else await tx.updateTable('signing_key').set({ retired_at: null }).where('key_id', '=', keyId).execute();
  });
}

/** One Ed25519 key of a JWK set (RFC 7517, RFC 8037), with the timestamps of OpenID Federation's historical keys. */
interface PublishedJwk {
  kty: 'OKP';
  crv: 'Ed25519';
  alg: 'EdDSA';
  use: 'sig';
  kid: string;
  x: string;
  iat: number;
  exp?: number;
  revoked?: { revoked_at: number };
}

const seconds = (instant: Date): number => Math.floor(instant.getTime() / 1000);

/** Every key that ever signed documents. */
export async function publishedKeys(deps: Needs): Promise<{ keys: PublishedJwk[] }> {
  const { db, config, secrets } = deps;
  const find = () => db.selectFrom('signing_key').selectAll().orderBy('valid_from', 'desc').execute();
  let rows = await find();
  // the sandbox deletes all data on a reset
  if (!rows.some(({ key_id }) => key_id === signerOf(secrets).keyId)) {
    await registerSigningKey(deps);
    rows = await find();
  }
  return {
    keys: rows.map(({ key_id, public_key, valid_from, retired_at }) => {
      const revoked = config.revokedSigningKeys.get(key_id);
      return {
        kty: 'OKP',
        crv: 'Ed25519',
        alg: 'EdDSA',
        use: 'sig',
        kid: key_id,
        x: public_key,
        iat: seconds(valid_from),
        ...(retired_at && { exp: seconds(retired_at) }),
        ...(revoked && { revoked: { revoked_at: seconds(revoked) } }),
      };
    }),
  };
}

/** The facts of a code that this installation signed; null for any other text. */
export async function verifiedDocument(deps: Needs, text: string): Promise<SignedDocument | null> {
  const read = readSignedDocument(text);
  if (read.state !== 'read') return null;
  const found = signingKeyOf(read.document, readSigningKeys(await publishedKeys(deps)));
  if (found.state !== 'usable') return null;
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: found.key.publicKey }, format: 'jwk' });
  const isGenuine = verify(null, Buffer.from(read.signed), key, Buffer.from(read.signature, 'base64url'));
  return isGenuine ? read.document : null;
}
