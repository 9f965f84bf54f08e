import contract from '@lifedesk/contract/openapi.json' with { type: 'json' };
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSdk } from '../create-sdk.ts';
import { viewPaymentDetails } from '../endpoints/audience.ts';
import { contentQuery } from '../endpoints/content-query.ts';
import { downloadPolicyDocument } from '../endpoints/documents.ts';
import { notifications } from '../endpoints/notices.ts';
import { policyDetails } from '../endpoints/policies.ts';
import { takeTempFile } from '../endpoints/take-temp-file.ts';
import { uploadFile } from '../endpoints/upload-file.ts';
import type { LifedeskError } from '../errors/lifedesk-error.ts';
import { beginLogin, confirmLogin, sendLoginOtp } from '../sign-in/login.ts';
import type { ExampleAnswers } from './example-answer.ts';
import { ExampleError } from './example-error.ts';
import { type ExampleFetch, exampleFetch } from './example-fetch.ts';
import { exampleOf } from './make-answer.ts';
import { environmentOn } from './stub-server.ts';

const sdkOn = (fetch: typeof globalThis.fetch, name: 'QA' | 'PROD' = 'QA') =>
  createSdk({ environment: environmentOn('https://portal.example', name), fetch });
const failure = (promise: Promise<unknown>): Promise<LifedeskError> =>
  promise.then(
    () => expect.fail('it should have failed'),
    (error) => error,
  );
const login = { loginId: '501234567', workTypeTxt: 'login' } as const;

let printed: string[];
beforeEach(() => {
  printed = [];
  vi.spyOn(console, 'error').mockImplementation((text) => printed.push(String(text)));
});
afterEach(() => vi.restoreAllMocks());

describe('examples instead of a server', () => {
  it('sign a customer in and respond', async () => {
    const sdk = sdkOn(exampleFetch());
    await beginLogin(sdk, login);
    await sendLoginOtp(sdk, 'login');
    const { answer } = await confirmLogin(sdk, '493027');
    expect(answer).toEqual(exampleOf('validateOtp'));
    expect(sdk.session.state.kind).toBe('full');
    expect(await viewPaymentDetails(sdk)).toEqual(exampleOf('policyPaymentDetails').paymentDashboardPoliciesUiData);
    expect(printed).toEqual([]);
  });

  it('accept every body in the contract’s examples, and return every example of every status', async () => {
    type Media = { example?: object; examples?: Record<string, { value: object }> };
    type Operation = { operationId: string; requestBody: { content: Record<string, Media> }; responses: object };
    const paths = contract.paths as unknown as Record<string, { post: Operation }>;
    const headers = { 'Idempotency-Key': 'k', 'X-Correlation-Id': 'one' };
    const ask = (fetch: ExampleFetch, path: string, body: object) =>
      fetch(`https://portal.example/api${path}`, { method: 'POST', body: JSON.stringify(body), headers });
    for (const [path, { post }] of Object.entries(paths)) {
      const { example, examples = {} } = post.requestBody.content['application/json'] ?? {};
      const bodies = [...(example ? [example] : []), ...Object.values(examples).map(({ value }) => value)];
      expect(bodies.length, path).toBeGreaterThan(0);
      for (const body of bodies) {
        const answer = await ask(exampleFetch(), path, body);
        expect(answer.status, path).toBeLessThan(300);
        expect(answer.headers.get('X-Correlation-Id')).toBe('one');
      }
      for (const status of Object.keys(post.responses).map(Number)) {
        const answers = { [post.operationId]: { status } } as ExampleAnswers;
        const answer = await ask(exampleFetch(answers), path, bodies[0] ?? {});
        expect(answer.status, path).toBe(status);
        if (status >= 400) expect(await answer.json(), path).toMatchObject({ status });
      }
    }
  });

  it('support content with GET, temporary files and uploads', async () => {
    const sdk = sdkOn(exampleFetch());
    await contentQuery(sdk, { query: '{ banners { id } }' }, { get: true });
    const file = await downloadPolicyDocument(sdk, { policyNo: '501234567', documentId: exampleDocument() });
    expect((await takeTempFile(sdk, file)).type).toBe('application/pdf');
    const content = new Blob(['%PDF-1.7'], { type: 'application/pdf' });
    expect(await uploadFile(sdk, { purpose: 'address-proof', content, fileName: 'proof.pdf' })).toMatch(/^up_/);
  });

  it('return what a test asks for: a failure, an example by name, a response, a change', async () => {
    const network = exampleFetch({ validateOtp: { status: 401, example: 'otp-expired' } });
    const sdk = sdkOn(network);
    await beginLogin(sdk, login);
    expect(await failure(confirmLogin(sdk, '493027'))).toMatchObject({ code: 'otp-expired', next: 'resend-otp' });
    network.respond('validateOtp', { status: 401, problem: { triesLeft: 1 } });
    expect(await failure(confirmLogin(sdk, '493027'))).toMatchObject({ code: 'otp-wrong', triesLeft: 1 });

    network.respond('validateOtp', { example: 'track' });
    await confirmLogin(sdk, '493027');
    expect(sdk.session.state.application).toBeDefined();

    network.respond('notifications', { answer: { notifications: {} } as never });
    expect(await notifications(sdk)).toEqual({ notifications: {} });

    network.respond('policyDetails', {
      change: (example, { policyNo }) => ({ ...example, policyNo }),
    });
    expect((await policyDetails(sdk, { policyNo: '509999999' })).policyNo).toBe('509999999');
    expect(exampleOf('policyDetails').policyNo).toBe('501234567');

    network.reset();
    expect((await policyDetails(sdk, { policyNo: '509999999' })).policyNo).toBe('501234567');
  });

  it('never respond, or are offline', async () => {
    const sdk = sdkOn(exampleFetch({ notifications: 'never', policyDetails: 'offline' }));
    const controller = new AbortController();
    const waiting = failure(notifications(sdk, {}, { signal: controller.signal }));
    controller.abort();
    expect((await waiting).code).toBe('cancelled');
    expect((await failure(policyDetails(sdk, { policyNo: '501234567' }))).code).toBe('network');
    expect(printed).toEqual([]);
  });
});

describe('anything outside the contract fails and says what to do', () => {
  it('an unknown call, unless others are let through', async () => {
    const ask = (network: ExampleFetch) => network('https://portal.example/api/v1/nothing', { method: 'POST' });
    await expect(ask(exampleFetch())).rejects.toThrow(
      /^POST \/api\/v1\/nothing is not a call of the contract\. Check the path .*otherwise: fetch/,
    );
    expect(printed[0]).toContain('@lifedesk/sdk/testing: POST /api/v1/nothing');
    const otherwise = async () => new Response('mine');
    expect(await (await ask(exampleFetch({}, { otherwise }))).text()).toBe('mine');
  });

  it('a method that an operation does not have', async () => {
    await expect(exampleFetch()('https://portal.example/api/v1/logout')).rejects.toThrow(
      'logout was called with GET. The contract defines it as POST.',
    );
  });

  it('a body that does not fit', async () => {
    const sdk = sdkOn(exampleFetch());
    const error = await failure(policyDetails(sdk, { policyNo: '5' }));
    expect(error.cause).toBeInstanceOf(ExampleError);
    expect(String(error.cause)).toContain(
      'policyDetails was sent a body that does not fit the contract.\n  /policyNo: ',
    );
    expect(String(error.cause)).toContain('{ policyDetails: { status: 400 } }');
    const more = { policyNo: '501234567', admin: true };
    expect(String((await failure(policyDetails(sdk, more))).cause)).toContain('/admin');
    expect(String((await failure(policyDetails(sdk, {} as never))).cause)).toMatch(/policyNo/);
    expect(printed).toHaveLength(3);
  });

  it('but a requested failure is returned for any body', async () => {
    const sdk = sdkOn(exampleFetch({ policyDetails: { status: 400 } }));
    expect(await failure(policyDetails(sdk, { policyNo: '5' }))).toMatchObject({ code: 'validation', status: 400 });
  });

  it('a payment without a key, and an envelope', async () => {
    const paid = '{"purpose":"premium","items":[{"policyNo":"501234567","amount":2450000}],"returnPath":"/pay-online"}';
    await expect(
      exampleFetch()('https://portal.example/api/v1/payments/create', { method: 'POST', body: paid }),
    ).rejects.toThrow('createPayment needs an Idempotency-Key. Give the call an idempotencyKey: newId().');
    const encrypted = { method: 'POST', body: '{}', headers: { 'X-Encrypted': 'true' } };
    await expect(exampleFetch()('https://portal.example/api/v1/logout', encrypted)).rejects.toThrow(
      'logout was sent in an envelope. Test in an environment that does not encrypt, such as LOCAL or QA.',
    );
  });

  it('an operation, a status or an example, as soon as it is named', () => {
    const createWith = (answers: object) => () => exampleFetch(answers);
    expect(createWith({ validateOpt: {} })).toThrow('The contract has no operation validateOpt.');
    expect(createWith({ validateOtp: { status: 418 } })).toThrow('validateOtp has no answer 418. It has 200, 400,');
    expect(createWith({ validateOtp: { status: 401, example: 'half' } })).toThrow(
      'validateOtp 401 has no example "half". It has otp-wrong, otp-expired',
    );
    expect(() => exampleFetch().respond('logout', { status: 418 } as never)).toThrow('logout has no answer 418');
  });
});

/** Checked by the compiler. */
function typesOnly(network: ExampleFetch): void {
  network.respond('validateOtp', { status: 402 });
  network.respond('validateOtp', { status: 401, problem: { triesLeft: 1 } });
  network.respond('logout', { status: 500 });
  // @ts-expect-error no such operation
  network.respond('validateOpt', {});
  // @ts-expect-error no such status
  network.respond('validateOtp', { status: 418 });
  // @ts-expect-error no such example
  network.respond('validateOtp', { status: 401, example: 'otp-burnt' });
  // @ts-expect-error an example of another status
  network.respond('validateOtp', { status: 402, example: 'otp-expired' });
  // @ts-expect-error an answer of another operation
  network.respond('policyDetails', { answer: { cardDetails: [] } });
  // @ts-expect-error a change to something else
  network.respond('policyCards', { change: () => ({ cards: [] }) });
  // @ts-expect-error an unknown operation among many
  exampleFetch({ validateOpt: 'never' });
  const policyNo: string = exampleOf('policyDetails').policyNo;
  // @ts-expect-error no such field
  exampleOf('policyDetails').policyNumber;
  void policyNo;
}

it('knows the responses of each operation', () => expect(typesOnly).toBeTypeOf('function'));

/** A document id that the contract accepts. */
function exampleDocument(): string {
  const [first] = exampleOf('policyDocumentList').documents;
  return first?.documentId ?? '';
}
