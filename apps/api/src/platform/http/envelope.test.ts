import { createPublicKey, generateKeyPairSync, type KeyObject, randomBytes, randomUUID } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addressOf, callOperation, type RunningApi, startApi } from '../../testing/index.ts';
import {
  agreeKey,
  answerBinding,
  type Envelope,
  type EnvelopeKey,
  open,
  rawPublicKey,
  requestBinding,
  seal,
} from '../envelope/cipher.ts';

const KEY = { id: 'shared-2026', bytes: randomBytes(32) };
const OPERATION = 'validateCustomer';
const PATH = '/v1/login/validatecustomer';
const BODY = { loginId: '501234567', workTypeTxt: 'login' };

let api: RunningApi;
beforeAll(async () => {
  api = await startApi({
    listen: false,
    config: { envelope: { required: true, keys: new Map([[KEY.id, KEY.bytes]]) } },
  });
});
beforeEach(() => api.forget());
afterAll(() => api.close());

interface SealedBody {
  keyId: string;
  key: EnvelopeKey;
  body?: unknown;
  path?: string;
  method?: string;
  /** The correlation id that the envelope is bound to. */
  boundTo?: string;
  correlationId?: string;
}

function make({ key, body = BODY, path = PATH, method = 'POST', boundTo, correlationId = randomUUID() }: SealedBody) {
  const binding = requestBinding(method, path, boundTo ?? correlationId);
  const envelope = seal(
    Buffer.from(typeof body === 'string' ? body : JSON.stringify(body)),
    key,
    binding,
    randomBytes(12),
  );
  return { envelope, correlationId };
}

function post(
  envelope: unknown,
  keyId: string,
  correlationId: string,
  headers: Record<string, string> = {},
  url = addressOf(OPERATION),
) {
  return api.app.inject({
    method: 'POST',
    url,
    payload: JSON.stringify(envelope),
    headers: {
      'content-type': 'application/json',
      'x-encrypted': 'true',
      'x-source': 'Website',
      'x-envelope-key-id': keyId,
      'x-correlation-id': correlationId,
      ...headers,
    },
  });
}

const configured = { keyId: KEY.id, key: { bytes: KEY.bytes } };
async function send(
  sealed: SealedBody,
): Promise<{ answer: LightMyRequestResponse; envelope: Envelope; correlationId: string }> {
  const { envelope, correlationId } = make(sealed);
  return { answer: await post(envelope, sealed.keyId, correlationId), envelope, correlationId };
}

function openAnswer(answer: LightMyRequestResponse, key: Uint8Array, correlationId: string, agreed = false): unknown {
  expect(answer.headers['x-encrypted']).toBe('true');
  return JSON.parse(open(answer.json(), key, answerBinding(answer.statusCode, correlationId), agreed).toString());
}

/** The client's side of a key agreement with the server's published key. */
async function agree(): Promise<{ keyId: string; key: EnvelopeKey; mine: KeyObject }> {
  const algorithm = 'ECDH-P256+HKDF-SHA256+A256GCM' as const;
  const { keyId, publicKey } = (await callOperation(api, 'agreeEnvelopeKey', { algorithm })).json();
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const bytes = agreeKey(privateKey, Buffer.from(publicKey, 'base64'));
  return { keyId, key: { bytes, publicKey: rawPublicKey(createPublicKey(privateKey)) }, mine: privateKey };
}

const expectRefusal = (answer: LightMyRequestResponse, code = 'envelope-refused') => {
  expect(answer.statusCode, answer.body).toBe(400);
  return expect(answer.json().code ?? answer.json()).toBe(code);
};

describe('with a configured key', () => {
  it('opens the request and seals the response', async () => {
    const { answer, correlationId } = await send(configured);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['x-envelope-key-id']).toBe(KEY.id);
    expect(answer.body).not.toContain('otpToken');
    expect(openAnswer(answer, KEY.bytes, correlationId)).toMatchObject({ otpToken: expect.any(String) });
  });

  it('seals a refusal too', async () => {
    const { answer, correlationId } = await send({ ...configured, body: { ...BODY, loginId: '999999999' } });
    expect(answer.statusCode).toBe(401);
    expect(openAnswer(answer, KEY.bytes, correlationId)).toMatchObject({ code: 'invalid-login', correlationId });
  });

  it('never uses an IV twice', async () => {
    const ivs = new Set<string>();
    for (let n = 0; n < 50; n++) ivs.add((await send(configured)).answer.json().info.slice(0, 16));
    expect(ivs.size).toBe(50);
  });

  it('validates the content as strictly as a plain body', async () => {
    for (const body of [
      '{"loginId":"501234567","loginId":"501234567","workTypeTxt":"login"}',
      '{',
      `{"loginId":${'['.repeat(21)}${']'.repeat(21)}}`,
      { ...BODY, admin: true },
    ]) {
      const { answer, correlationId } = await send({ ...configured, body });
      expect(answer.statusCode).toBe(400);
      expect(openAnswer(answer, KEY.bytes, correlationId)).toMatchObject({ code: 'validation' });
    }
  });
});

describe('with an agreed key', () => {
  it('opens requests and seals responses', async () => {
    const { keyId, key } = await agree();
    const { answer, correlationId } = await send({ keyId, key });
    expect(answer.statusCode).toBe(200);
    expect(openAnswer(answer, key.bytes, correlationId, true)).toMatchObject({ otpToken: expect.any(String) });
  });

  it('hands out one key pair to all, and stores its private half encrypted', async () => {
    expect((await agree()).keyId).toBe((await agree()).keyId);
    const row = await api.deps.db.selectFrom('envelope_key').selectAll().executeTakeFirstOrThrow();
    expect(() =>
      createPublicKey({ key: Buffer.from(row.sealed_private_key, 'base64'), format: 'der', type: 'pkcs8' } as never),
    ).toThrow();
  });

  it('is refused a day later, when a new pair is handed out', async () => {
    const old = await agree();
    await api.advance(24 * 3_600_000);
    expectRefusal((await send(old)).answer);
    const fresh = await agree();
    expect(fresh.keyId).not.toBe(old.keyId);
    expect((await send(fresh)).answer.statusCode).toBe(200);
  });
});

describe('rejected without a reason', () => {
  it('a call without a body, whose response would not be sealed', async () => {
    const url = addressOf('maintenanceSchedule');
    const headers = { 'x-source': 'Website' };
    expectRefusal(await api.app.inject({ method: 'POST', url, headers }));
    const json = { ...headers, 'content-type': 'application/json' };
    expectRefusal(await api.app.inject({ method: 'POST', url, headers: json, payload: '' }));
  });

  it('a replayed envelope, wherever it is sent', async () => {
    const { envelope, correlationId } = make(configured);
    expect((await post(envelope, KEY.id, correlationId)).statusCode).toBe(200);
    const again = await post(envelope, KEY.id, correlationId);
    expect(again.statusCode).toBe(400);
    expect(openAnswer(again, KEY.bytes, correlationId)).toMatchObject({ code: 'envelope-replayed' });
  });

  it('all but one of identical simultaneous envelopes', async () => {
    const { envelope, correlationId } = make(configured);
    const answers = await Promise.all(Array.from({ length: 6 }, () => post(envelope, KEY.id, correlationId)));
    expect(answers.map((a) => a.statusCode).sort()).toEqual([200, 400, 400, 400, 400, 400]);
  });

  it('an envelope moved to another operation, method or call', async () => {
    expectRefusal((await send({ ...configured, path: '/v1/login/validateotp' })).answer);
    expectRefusal((await send({ ...configured, method: 'PUT' })).answer);
    expectRefusal((await send({ ...configured, boundTo: randomUUID() })).answer);
    const { envelope, correlationId } = make(configured);
    expectRefusal(await post(envelope, KEY.id, correlationId, {}, addressOf('validatePaymentCustomer')));
  });

  it('an envelope with a single changed bit', async () => {
    for (const part of ['data', 'info'] as const) {
      const { envelope, correlationId } = make(configured);
      for (const place of [0, 13, -1]) {
        const bytes = Buffer.from(envelope[part], 'base64');
        const at = (place + bytes.length) % bytes.length;
        bytes[at] = (bytes[at] ?? 0) ^ 1;
        expectRefusal(await post({ ...envelope, [part]: bytes.toString('base64') }, KEY.id, correlationId));
      }
    }
  });

  it('a wrong key, an unknown one, and none', async () => {
    expectRefusal((await send({ keyId: KEY.id, key: { bytes: randomBytes(32) } })).answer);
    expectRefusal((await send({ keyId: 'unknown', key: { bytes: KEY.bytes } })).answer);
    const { envelope, correlationId } = make(configured);
    expectRefusal(await post(envelope, '', correlationId));
  });

  it('anything that is not an envelope', async () => {
    for (const body of [
      BODY,
      { data: 'NA', info: 'NA' },
      { data: 1, info: 2 },
      { data: '', info: '' },
      [],
      null,
      { ...make(configured).envelope, more: 1 },
    ])
      expectRefusal(await post(body, KEY.id, randomUUID()));
  });

  it('a plain body where envelopes are required', async () => {
    expectRefusal(await callOperation(api, OPERATION, BODY as never));
    expect(await api.deps.db.selectFrom('otp_challenge').selectAll().execute()).toEqual([]);
  });

  it('an envelope for an operation that is never encrypted', async () => {
    const path = '/v1/envelope/key';
    const { envelope, correlationId } = make({
      ...configured,
      path,
      body: { algorithm: 'ECDH-P256+HKDF-SHA256+A256GCM' },
    });
    expectRefusal(await post(envelope, KEY.id, correlationId, {}, `/api${path}`));
  });
});

describe('where envelopes are not required', () => {
  it('accepts both, and answers each in kind', async () => {
    const lenient = await startApi({
      listen: false,
      config: { envelope: { required: false, keys: new Map([[KEY.id, KEY.bytes]]) } },
    });
    try {
      const plain = await callOperation(lenient, OPERATION, BODY as never);
      expect(plain.headers['x-encrypted']).toBeUndefined();
      expect(plain.json()).toHaveProperty('otpToken');
      const { envelope, correlationId } = make(configured);
      const headers = {
        'content-type': 'application/json',
        'x-encrypted': 'true',
        'x-envelope-key-id': KEY.id,
        'x-correlation-id': correlationId,
      };
      const sealed = await lenient.app.inject({
        method: 'POST',
        url: addressOf(OPERATION),
        payload: JSON.stringify(envelope),
        headers,
      });
      expect(openAnswer(sealed, KEY.bytes, correlationId)).toHaveProperty('otpToken');
    } finally {
      await lenient.close();
    }
  });
});
