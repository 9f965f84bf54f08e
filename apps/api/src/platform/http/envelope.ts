import { createHash, randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { parseStrictJson } from '../contract/strict-json.ts';
import {
  answerBinding,
  type Envelope,
  EnvelopeError,
  open,
  readInfo,
  requestBinding,
  seal,
} from '../envelope/cipher.ts';
import { createKeyRing } from '../envelope/key-ring.ts';
import { isRecord } from '../is-record.ts';
import { problem } from '../problem.ts';

const KEY_ID_HEADER = 'x-envelope-key-id';

/**
 * Reads JSON bodies, opens those that come as `{ data, info }`, and seals their responses. Refuses plain bodies if
 * envelopes are required, and everything about a body that cannot be opened.
 */
export function addBodies(app: FastifyInstance, deps: Deps): void {
  const keys = createKeyRing(deps);

  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, async (request: FastifyRequest, body: Buffer) => {
    const enveloped = request.headers['x-encrypted'] === 'true';
    const { envelope: rule = 'accepted' } = request.routeOptions.config;
    if (enveloped ? rule === 'refused' : rule === 'required') throw problem('envelope-refused');
    const plain = enveloped ? await openBody(request, body) : body;
    request.callState.rawBody = plain;
    return plain.length === 0 ? undefined : parseStrictJson(plain);
  });

  app.addHook('onSend', async (request, reply, payload) => {
    const sealedFor = request.callState?.envelope;
    if (!sealedFor || typeof payload !== 'string' || payload === '') return payload;
    const binding = answerBinding(reply.statusCode, request.id);
    const key = sealedFor.key.sealing(sealedFor.senderPublicKey);
    reply.header('X-Encrypted', 'true').header('X-Envelope-Key-Id', sealedFor.key.id).removeHeader('content-length');
    return JSON.stringify(seal(Buffer.from(payload), key, binding, randomBytes(12)));
  });

  async function openBody(request: FastifyRequest, body: Buffer): Promise<Buffer> {
    const envelope = asEnvelope(parseStrictJson(body));
    const keyId = request.headers[KEY_ID_HEADER];
    const key = typeof keyId === 'string' ? await keys.find(keyId) : null;
    if (!key) throw new EnvelopeError();
    const { iv, publicKey } = readInfo(envelope, key.agreed);
    const binding = requestBinding(request.method, request.routeOptions.config.contractPath ?? '', request.id);
    const plain = open(envelope, key.opening(publicKey), binding, key.agreed);
    // From here on, only the key's owner can read the response, even the refusal of a replay.
    request.callState.envelope = { key, senderPublicKey: publicKey };
    await rememberOnce(key.id, Buffer.concat([iv, publicKey]));
    return plain;
  }

  /**
   * An IV may be used once per key. A second envelope with it is a replay, or comes from a sender that cannot be
   * trusted.
   */
  async function rememberOnce(keyId: string, nonce: Uint8Array): Promise<void> {
    const fingerprint = createHash('sha256').update(`${keyId}\n`).update(nonce).digest('base64url');
    const inserted = await deps.db
      .insertInto('envelope_seen')
      .values({ fingerprint, key_id: keyId, seen_at: deps.clock.now() })
      .onConflict((c) => c.column('fingerprint').doNothing())
      .executeTakeFirst();
    if (Number(inserted.numInsertedOrUpdatedRows) !== 1) throw problem('envelope-replayed');
  }
}

function asEnvelope(value: unknown): Envelope {
  const { data, info, ...rest } = isRecord(value) ? value : {};
  if (typeof data !== 'string' || typeof info !== 'string' || Object.keys(rest).length > 0) throw new EnvelopeError();
  return { data, info };
}
