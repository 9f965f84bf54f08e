import { randomBytes } from 'node:crypto';
import { type RunningApi, startApi } from '@lifedesk/api/testing';
import {
  agreedKey,
  agreeEnvelopeKey,
  beginLogin,
  beginPartialLogin,
  configuredKey,
  type Envelope,
  isLifedeskError,
  type KeyProvider,
  type LifedeskError,
  newId,
  notifications,
  type Sdk,
} from '@lifedesk/sdk';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Between, wiredSdk } from './wired-sdk.ts';

/*
 * An attacker is between the SDK and the real server in PROD. The receiving side rejects a body that was changed, moved
 * or repeated, and the app gets an error code.
 */

const KEY_ID = 'shared-2026';
const shared = new Uint8Array(randomBytes(32));
const LOGIN = '/v1/login/validatecustomer';
const PARTIAL_LOGIN = '/v1/paymentlogin/validatecustomer';

let api: RunningApi;
let loginId: string;
beforeAll(async () => {
  api = await startApi({ config: { envelope: { required: true, keys: new Map([[KEY_ID, shared]]) } } });
  const { policyNumbers } = await api.person('Asha');
  loginId = policyNumbers[0] ?? '';
});
beforeEach(() => api.forget());
afterAll(() => api.close());

/** Key providers for an SDK that asks the server on a separate connection. */
const providers: { name: string; make: () => KeyProvider }[] = [
  {
    name: 'an agreed key',
    make: () => {
      const { sdk } = wiredSdk(api, { environment: 'PROD' });
      return agreedKey(() => agreeEnvelopeKey(sdk, { algorithm: 'ECDH-P256+HKDF-SHA256+A256GCM' }));
    },
  },
  { name: 'a configured key', make: () => configuredKey(KEY_ID, shared) },
];

const logIn = (sdk: Sdk) => beginLogin(sdk, { loginId, workTypeTxt: 'login' }, { once: true });

async function failure(work: Promise<unknown>): Promise<LifedeskError> {
  const error = await work.then(
    () => expect.fail('it should have failed'),
    (reason: unknown) => reason,
  );
  if (!isLifedeskError(error)) throw error;
  return error;
}

/** How many first login steps the server has accepted. */
async function challenges(): Promise<number> {
  return (await api.deps.db.selectFrom('otp_challenge').selectAll().execute()).length;
}

/** The same base64 text with one bit flipped; places below 0 count from the end. */
function turnBit(base64: string, place: number): string {
  const bytes = Buffer.from(base64, 'base64');
  const at = (place + bytes.length) % bytes.length;
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  return bytes.toString('base64');
}

const places = [
  { part: 'data', place: 0 },
  { part: 'data', place: -1 },
  { part: 'info', place: 0 },
  { part: 'info', place: 12 },
  { part: 'info', place: -1 },
] as const;

const changedRequest = async (request: Request, change: (envelope: Envelope) => unknown) =>
  new Request(request, { body: JSON.stringify(change(await request.json())) });

async function changedAnswer(answer: Response, change: (envelope: Envelope) => unknown, status = answer.status) {
  const headers = new Headers(answer.headers);
  headers.delete('Content-Length');
  return new Response(JSON.stringify(change(await answer.json())), { status, headers });
}

describe.each(providers)('in PROD, with $name', ({ make }) => {
  /** An SDK with an attacker in between. */
  const open = (between: Between) => wiredSdk(api, { environment: 'PROD', keys: make(), between });

  it('accepts an untouched envelope', async () => {
    const { sdk, wire } = open((request, forward) => forward(request));
    expect(await logIn(sdk)).toHaveProperty('otpToken');
    expect(Object.keys(JSON.parse(wire[0]?.body ?? ''))).toEqual(['data', 'info']);
    expect(wire[0]?.body).not.toContain(loginId);
    expect(await challenges()).toBe(1);
  });

  it('rejects an envelope that is sent again, and does nothing twice', async () => {
    const { sdk } = open(async (request, forward) => {
      await forward(request.clone());
      return forward(request);
    });
    expect(await failure(logIn(sdk))).toMatchObject({ code: 'envelope-replayed', status: 400 });
    expect(await challenges()).toBe(1);
  });

  it.each(places)('rejects a request with a flipped bit in $part at $place', async ({ part, place }) => {
    const { sdk } = open(async (request, forward) =>
      forward(await changedRequest(request, (sealed) => ({ ...sealed, [part]: turnBit(sealed[part], place) }))),
    );
    expect(await failure(logIn(sdk))).toMatchObject({ code: 'envelope-refused', status: 400 });
    expect(await challenges()).toBe(0);
  });

  it('rejects a request moved to another operation', async () => {
    const { sdk } = open((request, forward) =>
      forward(new Request(request.url.replace(LOGIN, PARTIAL_LOGIN), request)),
    );
    expect(await failure(logIn(sdk))).toMatchObject({ code: 'envelope-refused', status: 400 });
  });

  it('rejects a request moved to another call', async () => {
    const { sdk } = open((request, forward) => {
      request.headers.set('X-Correlation-Id', newId());
      return forward(request);
    });
    expect(await failure(logIn(sdk))).toMatchObject({ code: 'envelope-refused', status: 400 });
    expect(await challenges()).toBe(0);
  });

  it('rejects a request under the name of another key', async () => {
    const { sdk } = open((request, forward) => {
      request.headers.set('X-Envelope-Key-Id', 'unknown');
      return forward(request);
    });
    expect(await failure(logIn(sdk))).toMatchObject({ code: 'envelope-refused', status: 400 });
  });

  it.each(places)('does not open a response with a flipped bit in $part at $place', async ({ part, place }) => {
    const { sdk } = open(async (request, forward) =>
      changedAnswer(await forward(request), (sealed) => ({ ...sealed, [part]: turnBit(sealed[part], place) })),
    );
    expect(await failure(logIn(sdk))).toMatchObject({ code: 'envelope-failed' });
  });

  it('does not open a response with another status', async () => {
    const { sdk } = open(async (request, forward) => changedAnswer(await forward(request), (sealed) => sealed, 201));
    expect(await failure(logIn(sdk))).toMatchObject({ code: 'envelope-failed' });
  });

  it('does not open the response to another call', async () => {
    let earlier: Response | undefined;
    const { sdk } = open(async (request, forward) => {
      const answer = await forward(request);
      const given = earlier ?? answer.clone();
      earlier = answer;
      return given;
    });
    expect(await logIn(sdk)).toHaveProperty('otpToken');
    expect(await failure(logIn(sdk))).toMatchObject({ code: 'envelope-failed' });
  });
});

describe('in PROD', () => {
  it('rejects a plain request', async () => {
    const { sdk, wire } = wiredSdk(api, { environment: 'QA' });
    expect(await failure(logIn(sdk))).toMatchObject({ code: 'envelope-refused', status: 400 });
    expect(await failure(notifications(sdk, {}, { once: true }))).toMatchObject({ code: 'session-ended', status: 401 });
    expect(wire.map(({ answerHeaders }) => answerHeaders.get('Content-Type'))).toEqual([
      expect.stringContaining('application/problem+json'),
      expect.stringContaining('application/problem+json'),
    ]);
    expect(await challenges()).toBe(0);
  });

  it('agrees on a new key a day later, and the app does not notice', async () => {
    const { sdk, wire } = wiredSdk(api, { environment: 'PROD' });
    await beginPartialLogin(sdk, { loginId });
    await api.advance(24 * 3_600_000);
    await beginPartialLogin(sdk, { loginId });
    expect(wire.map(({ path, status }) => `${path} ${status}`)).toEqual([
      '/v1/envelope/key 200',
      `${PARTIAL_LOGIN} 200`,
      `${PARTIAL_LOGIN} 400`,
      '/v1/envelope/key 200',
      `${PARTIAL_LOGIN} 200`,
    ]);
  });

  it('rejects another app’s key, and sends nothing in the clear', async () => {
    const keys = configuredKey(KEY_ID, new Uint8Array(randomBytes(32)));
    const { sdk, wire } = wiredSdk(api, { environment: 'PROD', keys });
    expect(await failure(logIn(sdk))).toMatchObject({ code: 'envelope-refused', status: 400 });
    for (const { body } of wire) expect(Object.keys(JSON.parse(body))).toEqual(['data', 'info']);
  });
});
