import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bankSimulator } from '../../simulators/banks/bank-simulator.ts';
import { panRegisterSimulator } from '../../simulators/registers/pan-register-simulator.ts';
import { LookupError } from '../ports/lookup-error.ts';
import { httpBankVerifier } from './http-bank-verifier.ts';
import { httpPanRegistry } from './http-pan-registry.ts';

const TOKEN = 'token-of-the-provider';
const ACCOUNT = { ifscCode: 'HDFC0000001', accountNo: '50100012345678', holderName: 'Mrs. Asha Kulkarni' };
const PERSON = { pan: 'ABXPK4321F', name: 'Mrs. Asha Kulkarni' };

/** The target of redirects, which gives correct answers. */
const ELSEWHERE = '/elsewhere';

let app: FastifyInstance;
/** Replaces every answer of the other side. Null: it never answers. Undefined: the simulators answer. */
let instead: { status: number; body: string; location?: string } | null | undefined;
let origin: string;
beforeEach(async () => {
  instead = undefined;
  app = Fastify({ forceCloseConnections: true });
  app.addHook('preHandler', async (request, reply) => {
    if (request.url.startsWith(ELSEWHERE)) return;
    if (instead === null) await new Promise(() => {});
    if (instead?.location) reply.header('location', instead.location + request.url);
    if (instead) await reply.code(instead.status).send(instead.body);
  });
  await app.register(bankSimulator(TOKEN), { prefix: `${ELSEWHERE}/banks` });
  await app.register(panRegisterSimulator(TOKEN), { prefix: `${ELSEWHERE}/pans` });
  await app.register(bankSimulator(TOKEN), { prefix: '/banks' });
  await app.register(panRegisterSimulator(TOKEN), { prefix: '/pans' });
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => app.close());

/** The adapter's default timeout, except for tests of a missing answer, so that a slow machine fails no test. */
let patience: { timeoutMs?: number } = {};
afterEach(() => {
  patience = {};
});

const bank = (token = TOKEN) => httpBankVerifier({ url: `${origin}/banks`, token, ...patience });
const register = (token = TOKEN) => httpPanRegistry({ url: () => `${origin}/pans`, token, ...patience });

describe('the bank verifier', () => {
  it("returns the holder's name", async () => {
    expect(await bank().nameAt(ACCOUNT)).toBe('ASHA KULKARNI');
    expect(await bank().nameAt({ ...ACCOUNT, accountNo: '50100012349999' })).toBe('SHREE GANESH TRADERS');
  });

  it('returns null if there is no such account', async () => {
    expect(await bank().nameAt({ ...ACCOUNT, accountNo: '50100012340000' })).toBeNull();
  });
});

describe('the PAN register', () => {
  it('says whether the name matches and whether an Aadhaar is linked', async () => {
    expect(await register().find(PERSON)).toEqual({ nameMatches: true, seedingText: 'Aadhaar seeding - Seeded' });
    expect(await register().find({ pan: 'ABXPZ4329F', name: PERSON.name })).toEqual({
      nameMatches: false,
      seedingText: 'Aadhaar seeding - Not seeded',
    });
  });

  it('returns null if there is no such PAN', async () => {
    expect(await register().find({ ...PERSON, pan: 'ABXPK0404F' })).toBeNull();
  });
});

describe.each([
  ['the bank verifier', () => bank().nameAt(ACCOUNT), () => bank('another').nameAt(ACCOUNT)],
  ['the PAN register', () => register().find(PERSON), () => register('another').find(PERSON)],
])('%s', (_name, ask, askAsAnother) => {
  const failure = async (lookup: Promise<unknown>) => {
    const error = await lookup.catch((e: unknown) => e);
    expect(error).toBeInstanceOf(LookupError);
    const said = `${(error as Error).message} ${(error as Error).cause ?? ''}`;
    for (const secret of [ACCOUNT.accountNo, PERSON.pan, 'Kulkarni']) expect(said).not.toContain(secret);
  };

  it.each([
    ['500', { status: 500, body: '{}' }],
    ['a body that is not JSON', { status: 200, body: `ABXPK4321F 50100012345678` }],
    ['JSON without the answer', { status: 200, body: '{}' }],
    ['a redirect, even to the right answer', { status: 307, body: '', location: ELSEWHERE }],
    ['no answer in time', null],
  ])('rejects with LookupError for %s, without repeating the request', async (_what, answer) => {
    instead = answer;
    if (answer === null) patience = { timeoutMs: 100 };
    await failure(ask());
  });

  it('rejects with LookupError if its token is rejected or nothing listens', async () => {
    await failure(askAsAnother());
    await app.close();
    await failure(ask());
  });
});
