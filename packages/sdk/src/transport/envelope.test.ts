import type { paths } from '@lifedesk/contract';
import vectors from '@lifedesk/contract/envelope-vectors.json' with { type: 'json' };
import createClient from 'openapi-fetch';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { importKey } from '../cipher/aes-gcm.ts';
import { deriveEnvelopeKey } from '../cipher/agreed-key.ts';
import { toBase64 } from '../cipher/base64.ts';
import { configuredKey } from '../cipher/configured-key.ts';
import { type EnvelopeKey, openEnvelope, sealEnvelope } from '../cipher/envelope.ts';
import { createSdk, type SdkOptions } from '../create-sdk.ts';
import { contentForm } from '../endpoints/content.ts';
import { sendEmail } from '../endpoints/email.ts';
import { paymentCallback } from '../endpoints/payment-callback.ts';
import { navAlerts } from '../endpoints/policies.ts';
import type { EnvironmentName } from '../environment.ts';
import { loggedIn } from '../session/transitions.ts';
import { signOut } from '../sign-in/keep.ts';
import {
  type Answerer,
  environmentOn,
  json,
  problem,
  type ReceivedRequest,
  reset,
  type StubServer,
  startStubServer,
} from '../testing/stub-server.ts';
import { EnvelopeError, envelope } from './envelope.ts';

const body = { policyNo: '501234567', transactionType: 'Activate' } as const;
const keyBytes = new Uint8Array(32).fill(7);
const path = '/v1/policies/navalerts';

let server: StubServer;
beforeEach(async () => {
  server = await startStubServer();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await server.close();
});

const sdkIn = (name: EnvironmentName, options: Partial<SdkOptions> = {}) =>
  createSdk({ environment: environmentOn(server.origin, name), keys: configuredKey('key-1', keyBytes), ...options });

const keyOfServer = async (): Promise<EnvelopeKey> => ({ id: 'key-1', key: await importKey(keyBytes) });

/** Responds with sealed bodies, as the API does. */
function sealedAnswer(status: number, answer: unknown, key: () => Promise<EnvelopeKey> = keyOfServer): Answerer {
  return async (received, response) => {
    const correlationId = String(received.headers['x-correlation-id']);
    const envelope = await sealEnvelope(await key(), { status, correlationId }, JSON.stringify(answer));
    json(status, envelope, { 'X-Encrypted': 'true' })(received, response);
  };
}

async function openRequest({ method, headers, text }: ReceivedRequest, key: EnvelopeKey): Promise<unknown> {
  const correlationId = String(headers['x-correlation-id']);
  return JSON.parse(await openEnvelope(key, { method, path, correlationId }, JSON.parse(text)));
}

describe('sealed bodies', () => {
  it.each<EnvironmentName>(['PROD', 'PRE_PROD'])(
    '%s: with source, flag and key id, and nothing in the clear',
    async (name) => {
      server.answer(sealedAnswer(200, { fine: true }));
      expect(await navAlerts(sdkIn(name), body)).toEqual({ fine: true });
      const [received] = server.received as [ReceivedRequest];
      expect(received.headers).toMatchObject({
        'x-source': 'Website',
        'x-encrypted': 'true',
        'x-envelope-key-id': 'key-1',
        'content-type': 'application/json',
      });
      expect(Object.keys(JSON.parse(received.text))).toEqual(['data', 'info']);
      expect(received.text).not.toContain('501234567');
      expect(await openRequest(received, await keyOfServer())).toEqual(body);
    },
  );

  it.each<EnvironmentName>(['LOCAL', 'DEV', 'QA', 'UAT'])('%s: not, and without the source header', async (name) => {
    server.answer(json(200, { fine: true }));
    await navAlerts(sdkIn(name), body);
    expect(JSON.parse(server.received[0]?.text ?? '')).toEqual(body);
    for (const header of ['x-source', 'x-encrypted', 'x-envelope-key-id'])
      expect(server.received[0]?.headers).not.toHaveProperty(header);
  });

  it.each<EnvironmentName>(['QA', 'PROD'])(
    '%s: an answer that is flagged is opened, one that is not is read',
    async (name) => {
      server.answer(sealedAnswer(200, { text: 'मीरा' }), json(200, { plain: true }));
      expect(await navAlerts(sdkIn(name), body)).toEqual({ text: 'मीरा' });
      expect(await navAlerts(sdkIn(name), body)).toEqual({ plain: true });
    },
  );

  it('a sealed problem is a problem', async () => {
    server.answer(sealedAnswer(409, { code: 'duplicate', detail: 'Taken.' }));
    await expect(navAlerts(sdkIn('PROD'), body)).rejects.toMatchObject({ code: 'duplicate', message: 'Taken.' });
  });

  it('other services and the gateway are not sealed', async () => {
    server.answer(json(200, {}));
    const sdk = sdkIn('PROD');
    await contentForm(sdk, { form: 'feedback', rating: 4, message: 'Easy to find.' });
    await sendEmail(sdk, { template: 'premium-reminder', policyNo: '501234567' });
    await paymentCallback(sdk, '{"orderId": "ord_1"}', { timestamp: '1795233600', signature: 'ab' });
    expect(server.received.map(({ text }) => text.includes('"info"'))).toEqual([false, false, false]);
    expect(server.received[2]).toMatchObject({
      text: '{"orderId": "ord_1"}',
      headers: { 'x-gateway-timestamp': '1795233600', 'x-gateway-signature': 'ab' },
    });
  });
});

describe('nothing leaves in the clear', () => {
  it('if the cipher cannot be loaded', async () => {
    const keys = configuredKey('key-1', keyBytes);
    const client = createClient<paths>({ baseUrl: server.origin });
    client.use(envelope({ encrypts: true, keys, sealing: () => Promise.reject(new TypeError('gone')) }));
    await expect(client.POST(path, { body })).rejects.toBeInstanceOf(EnvelopeError);
    expect(server.received).toEqual([]);
  });

  it('if sealing fails', async () => {
    vi.spyOn(crypto.subtle, 'encrypt').mockRejectedValue(new Error('no'));
    await expect(navAlerts(sdkIn('PROD'), body)).rejects.toMatchObject({ code: 'envelope-failed', status: 0 });
    expect(server.received).toEqual([]);
  });

  it('if the key is unusable', async () => {
    const keys = { key: () => Promise.reject(new RangeError('An AES key must have 16, 24 or 32 bytes')), forget() {} };
    await expect(navAlerts(sdkIn('PROD', { keys }), body)).rejects.toMatchObject({ code: 'envelope-failed' });
    expect(server.received).toEqual([]);
  });

  it.each([0, 15, 17, 31, 33])('with a key of %i bytes, which is rejected immediately', (length) =>
    expect(() => configuredKey('k', new Uint8Array(length))).toThrow(RangeError),
  );
});

describe('a response that is not for this call', () => {
  it.each([
    ['of another call', { correlationId: crypto.randomUUID() }],
    ['of another status', { status: 201 }],
  ])('%s is refused', async (_name, binding: { status?: number; correlationId?: string }) => {
    server.answer(async (received, response) => {
      const correlationId = String(received.headers['x-correlation-id']);
      const bound = { ...{ status: 200, correlationId }, ...binding };
      json(200, await sealEnvelope(await keyOfServer(), bound, '{}'), { 'X-Encrypted': 'true' })(received, response);
    });
    await expect(navAlerts(sdkIn('PROD'), body)).rejects.toMatchObject({ code: 'envelope-failed' });
  });

  it.each([undefined, 'x', { data: 'AAAA', info: 'AAAA' }])('%j is refused', async (answer) => {
    server.answer(json(200, answer ?? null, { 'X-Encrypted': 'true' }));
    await expect(navAlerts(sdkIn('PROD'), body)).rejects.toMatchObject({ code: 'envelope-failed' });
  });
});

describe('an agreed key', () => {
  const { serverPrivateKey, serverPublicKey } = vectors.agreement;
  const publicKey = new Uint8Array(Buffer.from(serverPublicKey, 'hex'));
  const published = json(200, { keyId: 'server-1', publicKey: toBase64(publicKey), algorithm: '', expiresAt: '' });

  /** How the server handles an envelope: it derives the key from the sender's public key in `info`. */
  async function keyFrom({ text }: ReceivedRequest): Promise<EnvelopeKey> {
    const info = new Uint8Array(Buffer.from(JSON.parse(text).info, 'base64'));
    const curve = { name: 'ECDH', namedCurve: 'P-256' };
    const own = await crypto.subtle.importKey('jwk', serverPrivateKey, curve, false, ['deriveBits']);
    const sender = info.slice(44);
    const key = await deriveEnvelopeKey(own, sender);
    return { id: 'server-1', key, ownPublicKey: publicKey, otherPublicKey: sender };
  }

  const agreeing: Answerer = async (received, response) => {
    if (received.url.endsWith('/v1/envelope/key')) return published(received, response);
    return sealedAnswer(200, { fine: true }, () => keyFrom(received))(received, response);
  };

  const agreedSdk = () => createSdk({ environment: environmentOn(server.origin, 'PROD') });
  const paths = () => server.received.map(({ url }) => url.replace('/api', ''));

  it('is requested once, unsealed, and kept for the session', async () => {
    server.answer(agreeing);
    const sdk = agreedSdk();
    await Promise.all([navAlerts(sdk, body), navAlerts(sdk, body)]);
    await navAlerts(sdk, body);
    expect(paths()).toEqual(['/v1/envelope/key', path, path, path]);
    expect(server.received[0]?.text).toContain('ECDH-P256');
    const last = server.received.at(-1) as ReceivedRequest;
    expect(last.headers['x-envelope-key-id']).toBe('server-1');
    expect(await openRequest(last, await keyFrom(last))).toEqual(body);
  });

  it('is another one in the next session', async () => {
    server.answer(agreeing);
    const sdk = agreedSdk();
    const opens = { token: 't', xsrfToken: 'x', sessiontimeout: 900, currentDateTime: new Date().toISOString() };
    sdk.session.apply((state, now) => loggedIn(state, opens, 'p_1', now));
    await navAlerts(sdk, body);
    await signOut(sdk);
    await navAlerts(sdk, body);
    expect(paths().filter((one) => one === '/v1/envelope/key')).toHaveLength(2);
    const senders = server.received
      .filter(({ text }) => text.includes('"info"'))
      .map(({ text }) => JSON.parse(text).info.slice(-80));
    expect(new Set(senders).size).toBe(2);
  });

  it('is agreed again, and the call repeated once, if the server no longer knows it', async () => {
    let refused = 0;
    server.answer((received, response) => {
      if (received.url.endsWith('/key') || refused++ > 0) return agreeing(received, response);
      return problem(400, 'envelope-refused', 'Bad Request')(received, response);
    });
    expect(await navAlerts(agreedSdk(), body)).toEqual({ fine: true });
    expect(paths()).toEqual(['/v1/envelope/key', path, '/v1/envelope/key', path]);

    server.received.length = 0;
    server.answer((received, response) =>
      received.url.endsWith('/key')
        ? agreeing(received, response)
        : problem(400, 'envelope-refused', 'Bad Request')(received, response),
    );
    await expect(navAlerts(agreedSdk(), body)).rejects.toMatchObject({ code: 'envelope-refused' });
    expect(paths()).toHaveLength(4);
  });

  it('fails the call with the reason if it cannot be loaded, and the next call loads it again', async () => {
    server.answer(reset, agreeing);
    const sdk = agreedSdk();
    await expect(navAlerts(sdk, body)).rejects.toMatchObject({
      code: 'network',
      operation: 'navAlerts',
      message: 'Server Not Reachable',
    });
    expect(paths()).toEqual(['/v1/envelope/key']);
    expect(await navAlerts(sdk, body)).toEqual({ fine: true });
  });

  it('fails the call if the server returns nonsense', async () => {
    server.answer(json(200, { keyId: 'k', publicKey: 'AAAA' }));
    await expect(navAlerts(agreedSdk(), body)).rejects.toMatchObject({ code: 'envelope-failed' });
  });

  it('opens the response of the call that it sealed, even if it was forgotten in the meantime', async () => {
    const sdk = agreedSdk();
    server.answer(async (received, response) => {
      if (received.url.endsWith(path)) sdk.keys.forget();
      await agreeing(received, response);
    });
    expect(await navAlerts(sdk, body)).toEqual({ fine: true });
  });
});
