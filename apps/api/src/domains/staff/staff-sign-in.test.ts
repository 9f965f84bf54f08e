import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  callOperation,
  type RunningApi,
  type ScenarioName,
  signInStaff,
  staffHeaders,
  startApi,
} from '../../testing/index.ts';
import { DESK, type ReturnedFromProvider, visitProvider } from '../../testing/staff.ts';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => api.forget());
afterAll(() => api?.close());

const complete = async (returned: ReturnedFromProvider) => callOperation(api, 'completeStaffSignIn', returned);
const read = (headers: Record<string, string>) => callOperation(api, 'readStaffSession', {}, headers);
const another = (text: string) => `${text.slice(0, -6)}${text.endsWith('AAAAAA') ? 'BBBBBB' : 'AAAAAA'}`;

describe('the sign-in of staff', () => {
  it('returns who they are and the roles that are known here', async () => {
    const session = await signInStaff(api, 'Revathi');
    expect(session).toEqual({
      subject: 'staff-1001',
      name: 'Revathi Iyer',
      roles: ['branch-clerk'],
      endsAt: new Date(api.now().getTime() + api.deps.config.session.absolute * 1000).toISOString(),
      token: expect.stringMatching(/^[\w-]{43}$/),
    });
    const { token: _, ...member } = session;
    expect((await read(staffHeaders(session))).json()).toEqual(member);
  });

  it('asks for a password, PKCE and an answer that reaches no server, and gives away no secret', async () => {
    const begun = (await callOperation(api, 'startStaffSignIn', { returnAddress: DESK })).json();
    const { searchParams } = new URL(begun.signInAddress);
    expect(Object.fromEntries(searchParams)).toMatchObject({
      redirect_uri: DESK,
      response_type: 'code',
      response_mode: 'fragment',
      code_challenge_method: 'S256',
      prompt: 'login',
    });
    expect(begun.signInAddress).not.toContain(begun.attempt);
    const stored = await api.deps.db.selectFrom('staff_sign_in').selectAll().execute();
    for (const secret of [begun.attempt, searchParams.get('state'), searchParams.get('nonce')])
      expect(JSON.stringify(stored)).not.toContain(secret);
  });

  it('stores no token', async () => {
    const { token } = await signInStaff(api, 'Revathi');
    const stored = await api.deps.db.selectFrom('staff_session').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(token);
  });

  it.each(['https://evil.example/', 'http://localhost:4300@evil.example/', `${DESK}#x`, `${DESK}?x=1`])(
    'does not lead the provider to %s',
    async (returnAddress) => {
      expect((await callOperation(api, 'startStaffSignIn', { returnAddress })).statusCode).toBe(400);
    },
  );

  it('is refused to people without a role here', async () => {
    const answer = await complete(await visitProvider(api, 'Noor'));
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'staff-refused']);
  });
});

describe('an attack on the sign-in of staff', () => {
  const expectRefused = async (returned: ReturnedFromProvider) => {
    const answer = await complete(returned);
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'auth-code-invalid']);
    expect(answer.body).not.toContain(returned.code);
    expect(answer.body).not.toContain(returned.attempt);
  };

  it('with the same attempt again is refused', async () => {
    const returned = await visitProvider(api, 'Revathi');
    expect((await complete(returned)).statusCode).toBe(200);
    await expectRefused(returned);
  });

  it('with a code that was used, in a new attempt, is refused', async () => {
    const used = await visitProvider(api, 'Revathi');
    expect((await complete(used)).statusCode).toBe(200);
    await expectRefused({ ...(await visitProvider(api, 'Revathi')), code: used.code });
  });

  it("with another person's code is refused: its PKCE verifier is not the attempt's", async () => {
    const { code } = await visitProvider(api, 'Thomas');
    await expectRefused({ ...(await visitProvider(api, 'Revathi')), code });
  });

  it.each(['state', 'attempt', 'code', 'iss'] as const)('with another %s is refused', async (part) => {
    const returned = await visitProvider(api, 'Revathi');
    await expectRefused({ ...returned, [part]: another(returned[part]) });
  });

  it('that a victim completes is refused: the attempt stays in the browser that began', async () => {
    const attacker = await visitProvider(api, 'Imran');
    const victim = await visitProvider(api, 'Revathi');
    await expectRefused({ ...attacker, attempt: victim.attempt });
  });

  it('ten minutes later is refused', async () => {
    const returned = await visitProvider(api, 'Revathi');
    await api.advance(10 * 60_000 + 1);
    await expectRefused(returned);
  });

  it('by simultaneous calls opens one session', async () => {
    const returned = await visitProvider(api, 'Revathi');
    const answers = await Promise.all(Array.from({ length: 10 }, () => complete(returned)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array<number>(9).fill(401)]);
  });

  it.each<ScenarioName>([
    'staff token of another sign-in',
    'staff token for another app',
    'staff token expired',
    'staff token forged',
  ])('with a %s is refused', async (scenario) => {
    const returned = await visitProvider(api, 'Revathi');
    await api.scenario(scenario, true);
    await expectRefused(returned);
    expect(await api.deps.db.selectFrom('staff_sign_in').selectAll().execute()).toEqual([]);
  });

  it('fails openly if the provider is away', async () => {
    const returned = await visitProvider(api, 'Revathi');
    await api.scenario('staff provider away', true);
    const answer = await complete(returned);
    expect([answer.statusCode, answer.json().code]).toEqual([502, 'upstream-failed']);
  });
});

describe('the session of staff', () => {
  it('ends after a time without calls', async () => {
    const headers = staffHeaders(await signInStaff(api, 'Revathi'));
    const { idle } = api.deps.config.session;
    await api.advance((idle - 60) * 1000);
    expect((await read(headers)).statusCode).toBe(200);
    await api.advance((idle - 60) * 1000);
    expect((await read(headers)).statusCode).toBe(200);
    await api.advance((idle + 1) * 1000);
    expect((await read(headers)).statusCode).toBe(401);
  });

  it('ends after the longest time, however much it is used', async () => {
    const headers = staffHeaders(await signInStaff(api, 'Revathi'));
    const { idle, absolute } = api.deps.config.session;
    const step = idle - 60;
    for (let passed = step; passed < absolute; passed += step) {
      await api.deps.db.updateTable('staff_session').set({ touched_at: api.now() }).execute();
      await api.sandbox.state.moveTo(new Date(api.now().getTime() + step * 1000));
    }
    await api.deps.db.updateTable('staff_session').set({ touched_at: api.now() }).execute();
    await api.sandbox.state.moveTo(new Date(api.now().getTime() + step * 1000));
    await api.deps.db.updateTable('staff_session').set({ touched_at: api.now() }).execute();
    expect((await read(headers)).statusCode).toBe(401);
  });

  it('ends when they sign out', async () => {
    const headers = staffHeaders(await signInStaff(api, 'Revathi'));
    expect((await callOperation(api, 'endStaffSession', {}, headers)).statusCode).toBe(204);
    expect((await read(headers)).statusCode).toBe(401);
    expect((await callOperation(api, 'endStaffSession', {}, headers)).statusCode).toBe(401);
  });
});
