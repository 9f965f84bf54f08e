import {
  createCipheriv,
  createDecipheriv,
  createPrivateKey,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto';
import type { Deps } from '../../deps.ts';
import { agreeKey, type EnvelopeKey, rawPublicKey } from './cipher.ts';

/**
 * How long a published key is valid, and for how long of that it is handed out. A session must outlive neither. In
 * milliseconds.
 */
const LIFETIME_MS = 24 * 3_600_000;
const GIVEN_OUT_MS = 15 * 3_600_000;

export interface FoundKey {
  readonly id: string;
  readonly agreed: boolean;
  /** The key for opening, given the sender's public key if it was agreed. */
  opening(senderPublicKey: Uint8Array): Uint8Array;
  /** The key for sealing the response. */
  sealing(senderPublicKey: Uint8Array): EnvelopeKey;
}
export interface PublishedKey {
  readonly id: string;
  /** Uncompressed P-256 point, base64. */
  readonly publicKey: string;
  readonly endsAt: Date;
}

/** Keys for envelopes: configured bytes, and key pairs that the installation generates and all its nodes share. */
export interface KeyRing {
  find(id: string): Promise<FoundKey | null>;
  publish(): Promise<PublishedKey>;
}

export function createKeyRing({
  config,
  db,
  secrets,
  clock,
  ids,
}: Pick<Deps, 'config' | 'db' | 'secrets' | 'clock' | 'ids'>): KeyRing {
  // A key pair never changes under its id, so a node may cache it.
  const known = new Map<string, { key: FoundKey; endsAt: Date }>();
  return {
    async find(id) {
      const configured = config.envelope.keys.get(id);
      if (configured) return configuredKey(id, configured);
      const now = clock.now();
      const remembered = known.get(id);
      if (remembered) return remembered.endsAt > now ? remembered.key : null;
      const row = await db.selectFrom('envelope_key').selectAll().where('id', '=', id).executeTakeFirst();
      if (!row || row.ends_at <= now) return null;
      const key = agreedKey(
        id,
        unwrapWithAny(row.sealed_private_key, secrets.keys('envelope-key')),
        Buffer.from(row.public_key, 'base64'),
      );
      known.set(id, { key, endsAt: row.ends_at });
      return key;
    },
    async publish() {
      const now = clock.now();
      const row = await db
        .selectFrom('envelope_key')
        .select(['id', 'public_key', 'ends_at'])
        .where('ends_at', '>', new Date(now.getTime() + LIFETIME_MS - GIVEN_OUT_MS))
        .where('created_at', '<=', now)
        .orderBy('ends_at', 'desc')
        .limit(1)
        .executeTakeFirst();
      if (row) return { id: row.id, publicKey: row.public_key, endsAt: row.ends_at };
      const pair = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
      const made = {
        id: `k-${ids.uuid()}`,
        publicKey: rawPublicKey(pair.publicKey).toString('base64'),
        endsAt: new Date(now.getTime() + LIFETIME_MS),
      };
      await db
        .insertInto('envelope_key')
        .values({
          id: made.id,
          public_key: made.publicKey,
          sealed_private_key: wrap(pair.privateKey, secrets.key('envelope-key')),
          created_at: now,
          ends_at: made.endsAt,
        })
        .execute();
      return made;
    },
  };
}

function configuredKey(id: string, bytes: Uint8Array): FoundKey {
  return { id, agreed: false, opening: () => bytes, sealing: () => ({ bytes }) };
}

function agreedKey(id: string, privateKey: KeyObject, publicKey: Uint8Array): FoundKey {
  return {
    id,
    agreed: true,
    opening: (sender) => agreeKey(privateKey, sender),
    sealing: (sender) => ({ bytes: agreeKey(privateKey, sender), publicKey }),
  };
}

function wrap(key: KeyObject, under: Uint8Array): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', under, iv);
  const sealed = Buffer.concat([cipher.update(key.export({ format: 'der', type: 'pkcs8' })), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64');
}

/** Unwraps with the key that wrapped it: the newest, or one from before the secret was rotated. */
function unwrapWithAny(text: string, [newest, ...older]: readonly Uint8Array[]): KeyObject {
  if (!newest) throw new Error('no secret of this installation unwraps the key');
  try {
    return unwrap(text, newest);
  } catch (error) {
    if (older.length === 0) throw error;
    return unwrapWithAny(text, older);
  }
}

function unwrap(text: string, under: Uint8Array): KeyObject {
  const bytes = Buffer.from(text, 'base64');
  const decipher = createDecipheriv('aes-256-gcm', under, bytes.subarray(0, 12));
  decipher.setAuthTag(bytes.subarray(12, 28));
  const der = Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]);
  return createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
}
