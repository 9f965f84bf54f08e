import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSdk, type SdkOptions } from '../create-sdk.ts';
import { messages } from '../errors/messages.ts';
import { ASK_MS } from '../session/session.ts';
import { signedOut } from '../session/state.ts';
import { memoryStore } from '../session/store.ts';
import { applicationTracked, loggedIn, partiallyLoggedIn } from '../session/transitions.ts';
import {
  type Answerer,
  empty,
  environmentOn,
  json,
  problem,
  reset,
  type StubServer,
  silence,
  startStubServer,
} from '../testing/stub-server.ts';
import { tabBus } from '../testing/tab-bus.ts';
import { type TestClock, testClock } from '../testing/test-clock.ts';
import { expireNow, noteActivity, restoreSession, signOut, staySignedIn } from './keep.ts';
import {
  beginCorporateLogin,
  beginLogin,
  beginPartialLogin,
  confirmLogin,
  sendLoginOtp,
  takeOverLogin,
} from './login.ts';

let server: StubServer;
let clock: TestClock;
beforeEach(async () => {
  server = await startStubServer();
  clock = testClock();
});
afterEach(() => server.close());

const newSdk = (options: Partial<SdkOptions> = {}) =>
  createSdk({ environment: environmentOn(server.origin), clock, ...options });
const paths = () => server.received.map(({ url }) => url.replace('/api', ''));
const session = (token = 'one') => ({
  token,
  xsrfToken: `xsrf of ${token}`,
  sessiontimeout: 900,
  currentDateTime: new Date(clock.now()).toISOString(),
});
const policiesData = [
  { policyNo: '501234567', id: 'p_1' },
  { policyNo: '507654321', id: 'p_2' },
];
const challenge = json(200, { otpToken: 'otp-1', mobileNumber: '*** ** 43210' });

/** Responses by the end of the path. */
function byPath(answers: Record<string, Answerer>): Answerer {
  return (received, response) => {
    const found = Object.entries(answers).find(([end]) => received.url.endsWith(end));
    return (found?.[1] ?? empty(500))(received, response);
  };
}

describe('login', () => {
  it('takes two steps, and keeps the session', async () => {
    const sdk = newSdk();
    server.answer(
      byPath({
        '/login/validatecustomer': challenge,
        '/otp/generate': json(200, { otpToken: 'otp-2', otpExpiry: 300, resendAfter: 30, resendsLeft: 3 }),
        '/login/validateotp': json(200, { ...session(), sessionKind: 'full', policiesData }),
      }),
    );
    await beginLogin(sdk, { loginId: '507654321', workTypeTxt: 'login' });
    expect(sdk.session.state.challenge).toMatchObject({ otpToken: 'otp-1', maskedMobile: '*** ** 43210' });
    expect(await sendLoginOtp(sdk, 'login')).toMatchObject({ otpExpiry: 300 });
    const { audience } = await confirmLogin(sdk, '493027');
    expect(audience).toBe('retail');
    expect(server.received.map(({ text }) => JSON.parse(text))).toEqual([
      { loginId: '507654321', workTypeTxt: 'login' },
      { otpToken: 'otp-1', workTypeTxt: 'login' },
      { otpToken: 'otp-2', otp: '493027' },
    ]);
    // The session calls name the policy that the customer logged in with, by its opaque id.
    expect(sdk.session.state).toMatchObject({ isLogged: true, kind: 'full', policyId: 'p_2', challenge: undefined });
  });

  it('by mobile or email names the first policy', async () => {
    const sdk = newSdk();
    server.answer(challenge, json(200, { ...session(), sessionKind: 'full', policiesData }));
    await beginLogin(sdk, { loginId: 'asha@example.com', workTypeTxt: 'login' });
    await confirmLogin(sdk, '493027');
    expect(sdk.session.state.policyId).toBe('p_1');
  });

  it('corporate goes by client id', async () => {
    const sdk = newSdk();
    server.answer(challenge, json(200, { ...session(), sessionKind: 'corp', clientId: '40012345' }));
    await beginCorporateLogin(sdk, { clientId: '40012345', workTypeTxt: 'login' });
    expect((await confirmLogin(sdk, '493027')).audience).toBe('corporate');
    expect(paths()).toEqual(['/v1/corporate/login/validatecustomer', '/v1/corporate/login/validateotp']);
    expect(sdk.session.state).toMatchObject({ isLogged: true, kind: 'corp', clientId: '40012345' });
  });

  it('for application tracking opens the separate session', async () => {
    const sdk = newSdk();
    server.answer(challenge, json(200, { ...session('track'), sessionKind: 'track', policiesData: [] }));
    await beginLogin(sdk, { loginId: '501234567', workTypeTxt: 'track_application_skip_login' });
    await confirmLogin(sdk, '493027');
    expect(sdk.session.state).toEqual({
      ...signedOut,
      application: { token: 'track', xsrfToken: 'xsrf of track' },
    });
  });

  it('for tracking goes by application number, and adds the birth date if several applicants share a mobile', async () => {
    const sdk = newSdk();
    server.answer(
      challenge,
      problem(409, 'birth-date-needed', 'Please enter the birth date.'),
      json(200, { ...session('track'), sessionKind: 'track', policiesData: [] }),
    );
    await beginLogin(sdk, { applicationNo: 'AP1000000015', workTypeTxt: 'track_application_skip_login' });
    const failure = { code: 'birth-date-needed', status: 409, presentation: 'inline' };
    await expect(confirmLogin(sdk, '493027')).rejects.toMatchObject(failure);
    await confirmLogin(sdk, '493027', { birthDate: '1988-07-04' });
    expect(JSON.parse(server.received.at(-1)?.text ?? '')).toEqual({
      otpToken: 'otp-1',
      otp: '493027',
      birthDate: '1988-07-04',
    });
    expect(sdk.session.state.application).toEqual({ token: 'track', xsrfToken: 'xsrf of track' });
  });

  it('partial opens a payments-only session', async () => {
    const sdk = newSdk();
    server.answer(json(200, { ...session(), sessionKind: 'partial' }));
    await beginPartialLogin(sdk, { loginId: '501234567' });
    expect(sdk.session.state).toMatchObject({ isLogged: false, kind: 'partial' });
  });

  it('can be taken over from another app', async () => {
    const sdk = newSdk();
    server.answer(json(200, { ...session(), sessionKind: 'full', policiesData }));
    await takeOverLogin(sdk, 'retail', { authCode: 'code' });
    expect(sdk.session.state).toMatchObject({ kind: 'full', policyId: 'p_1' });
    server.answer(json(200, { ...session(), sessionKind: 'corp', clientId: '40012345' }));
    await takeOverLogin(sdk, 'corporate', { authCode: 'code' });
    expect(sdk.session.state).toMatchObject({ kind: 'corp', clientId: '40012345' });
    expect(paths()).toEqual(['/v1/autheticateuser', '/v1/corporate/validateauthcode']);
  });

  it('leaves the state unchanged if it fails', async () => {
    const sdk = newSdk();
    server.answer(challenge, problem(401, 'otp-wrong', messages.otpWrong, { triesLeft: 2 }));
    await beginLogin(sdk, { loginId: '501234567', workTypeTxt: 'login' });
    const before = sdk.session.state;
    await expect(confirmLogin(sdk, '000000')).rejects.toMatchObject({ code: 'otp-wrong', triesLeft: 2 });
    expect(sdk.session.state).toBe(before);
  });

  it('cannot be confirmed if none was started', async () => {
    const failure = {
      name: 'LifedeskError',
      code: 'no-login',
      next: 'login',
      customerMessage: messages.sessionTimedOut,
    };
    await expect(confirmLogin(newSdk(), '493027')).rejects.toMatchObject({ ...failure, operation: 'validateOtp' });
    await expect(sendLoginOtp(newSdk(), 'login')).rejects.toMatchObject({ ...failure, operation: 'generateOtp' });
  });
});

describe('restoring', () => {
  function afterReload(options: Partial<SdkOptions> = {}) {
    const store = memoryStore();
    createSdk({ environment: environmentOn(server.origin), clock, store }).session.apply((state, now) =>
      loggedIn(state, session(), 'p_1', now),
    );
    return newSdk({ store, ...options });
  }

  it('asks the server, and uses its token and its clock', async () => {
    const sdk = afterReload();
    server.answer(json(200, { ...session('two'), policiesData }));
    expect(await restoreSession(sdk)).toMatchObject({ kind: 'full', answer: { policiesData } });
    expect(server.received[0]?.headers.authorization).toBe('Bearer one');
    expect(sdk.session.state).toMatchObject({ isLogged: true, tokens: { token: 'two' } });
  });

  it('does nothing without a session', async () => {
    expect(await restoreSession(newSdk())).toBeUndefined();
    expect(server.received).toEqual([]);
  });

  it('resets the state if the server refuses', async () => {
    const sdk = afterReload();
    sdk.session.apply((state) => applicationTracked(state, { token: 'track', xsrfToken: 'x' }));
    server.answer(
      byPath({
        '/validatesession': problem(401, 'session-ended', messages.sessionTimedOut),
        '/expiresessionneo': empty(204),
      }),
    );
    await expect(restoreSession(sdk)).rejects.toMatchObject({ next: 'reset-session', onlyOnProtectedPath: true });
    expect(sdk.session.state).toEqual({ ...signedOut, ending: 'validation-failed' });
    expect(paths()).toEqual(['/v1/validatesession', '/v1/expiresessionneo']);
  });

  it('keeps the state if the server is unreachable, to try again', async () => {
    const sdk = afterReload();
    for (const answerer of [reset, empty(503)]) {
      server.answer(answerer);
      await expect(restoreSession(sdk)).rejects.toMatchObject({ next: undefined });
      expect(sdk.session.state.isLogged).toBe(true);
    }
  });

  it('takes the session over from another tab', async () => {
    const bus = tabBus();
    const store = memoryStore();
    const first = newSdk({ tabs: bus.open(), store });
    first.session.apply((state, now) => loggedIn(state, session(), 'p_1', now));
    // A new tab shares the cookies, not the session storage.
    const own = memoryStore();
    for (const key of store.keys('cookie')) own.set('cookie', key, store.get('cookie', key) ?? '');
    const second = newSdk({ tabs: bus.open(), store: own });
    expect(second.session.state.isLogged).toBe(false);
    server.answer(json(200, { ...session(), policiesData }));
    expect(await restoreSession(second)).toMatchObject({ kind: 'full' });
    expect(server.received[0]?.headers.authorization).toBe('Bearer one');
  });

  it('asks the other tabs before giving up a token that they have replaced', async () => {
    const bus = tabBus();
    const fresh = newSdk({ tabs: bus.open() });
    const stale = newSdk({ tabs: { ...bus.open(), listen: () => () => {} } });
    for (const sdk of [fresh, stale])
      sdk.session.apply((state, now) => ({ ...loggedIn(state, session(), 'p_1', now), effects: [] }));
    const listening = newSdk({ tabs: bus.open(), store: stale.session.store });
    fresh.session.apply((state) => ({ state: { ...state, tokens: { token: 'two', xsrfToken: 'x' } }, effects: [] }));
    server.answer((received, response) =>
      received.headers.authorization === 'Bearer two'
        ? json(200, { ...session('two'), policiesData })(received, response)
        : problem(401, 'session-ended', messages.sessionTimedOut)(received, response),
    );
    expect(await restoreSession(listening)).toMatchObject({ kind: 'full' });
    expect(server.received.map(({ headers }) => headers.authorization)).toEqual(['Bearer one', 'Bearer two']);
  });
});

describe('staying signed in', () => {
  function signedIn(options: Partial<SdkOptions> = {}) {
    const sdk = newSdk(options);
    sdk.clock.ask()(new Date(clock.now()).toISOString());
    sdk.session.apply((state, now) => loggedIn(state, session(), 'p_1', now));
    return sdk;
  }

  it('updates token and expiry', async () => {
    const sdk = signedIn();
    clock.advance(800_000);
    server.answer(json(200, session('two')));
    await staySignedIn(sdk);
    expect(sdk.session.state).toMatchObject({ tokens: { token: 'two' }, expiryTime: clock.now() + 900_000 });
  });

  it('calls the server once for all concurrent callers', async () => {
    const sdk = signedIn();
    server.answer(json(200, session('two')));
    await Promise.all([staySignedIn(sdk), staySignedIn(sdk)]);
    expect(paths()).toEqual(['/v1/refreshsession']);
  });

  it('calls the server once for all tabs', async () => {
    const bus = tabBus();
    const first = signedIn({ tabs: bus.open() });
    const second = newSdk({ tabs: bus.open() });
    const asking = second.session.ask();
    clock.advance(ASK_MS);
    await asking;
    server.answer(json(200, session('two')));
    await Promise.all([staySignedIn(first), staySignedIn(second)]);
    expect(paths()).toEqual(['/v1/refreshsession']);
    expect(second.session.state.tokens).toEqual(first.session.state.tokens);
  });

  it('validates a payments-only session instead', async () => {
    const sdk = newSdk();
    sdk.session.apply((state, now) => partiallyLoggedIn(state, session(), now));
    server.answer(json(200, session()));
    await staySignedIn(sdk);
    expect(paths()).toEqual(['/v1/payment/validatesession']);
  });

  it('happens silently on activity, in the second half of the idle time only', async () => {
    const sdk = signedIn();
    server.answer(empty(503));
    await noteActivity(sdk);
    clock.advance(450_000);
    await noteActivity(sdk);
    expect(paths()).toEqual([]);
    clock.advance(1);
    await noteActivity(sdk);
    expect(paths()).toEqual(['/v1/refreshsession']);
    clock.advance(900_000);
    await noteActivity(sdk);
    expect(paths()).toHaveLength(1);
  });

  it('takes the token of another tab if its own was replaced while it slept', async () => {
    const bus = tabBus();
    const awake = signedIn({ tabs: bus.open() });
    const slept = newSdk({ tabs: bus.open(), store: awake.session.store });
    awake.session.apply((state) => ({
      state: { ...state, tokens: { token: 'two', xsrfToken: 'x' } },
      effects: [],
    }));
    server.answer(problem(401, 'session-ended', messages.sessionTimedOut));
    await staySignedIn(slept);
    expect(slept.session.state.tokens?.token).toBe('two');
    expect(paths()).toEqual(['/v1/refreshsession']);
  });

  it('fails without hanging if the session is gone', async () => {
    const sdk = signedIn();
    server.answer(problem(401, 'session-ended', messages.sessionTimedOut));
    await expect(staySignedIn(sdk)).rejects.toMatchObject({ code: 'session-ended', next: 'login' });
  });
});

describe('the end', () => {
  function signedIn(options: Partial<SdkOptions> = {}) {
    const sdk = newSdk(options);
    sdk.session.apply((state, now) => loggedIn(state, session(), 'p_1', now));
    sdk.session.apply((state) => applicationTracked(state, { token: 'track', xsrfToken: 'x' }));
    return sdk;
  }

  it('takes effect immediately on the device, and reaches the server with the old tokens', async () => {
    const sdk = signedIn();
    server.answer(empty(204));
    const done = signOut(sdk);
    expect(sdk.session.state).toEqual({ ...signedOut, ending: 'logged-out', counterSessionExpired: true });
    await done;
    expect(server.received.map(({ url, headers }) => [url, headers.authorization]).sort()).toEqual([
      ['/api/v1/expiresessionneo', 'Bearer track'],
      ['/api/v1/logout', 'Bearer one'],
    ]);
  });

  it('never fails, whatever the server does, and retries if the connection breaks', async () => {
    for (const answerer of [reset, empty(500), problem(401, 'session-ended', 'x')]) {
      server.answer(answerer);
      await signOut(signedIn());
    }
    expect(paths().filter((path) => path === '/v1/logout')).toHaveLength(4);
    const hanging = signedIn();
    server.answer(silence);
    const done = signOut(hanging);
    await vi.waitUntil(() => paths().length >= 10, 60_000);
    clock.advance(30_000);
    await done;
  });

  it.each([
    ['that restores the session', '/validatesession', restoreSession],
    ['that keeps it alive', '/refreshsession', staySignedIn],
  ])('is not undone by an answer %s and comes after it', async (_what, path, ask) => {
    const store = memoryStore();
    const sdk = signedIn({ store });
    const requested = Promise.withResolvers<() => void>();
    const late: Answerer = (...given) =>
      requested.resolve(() => json(200, { ...session('two'), policiesData })(...given));
    server.answer(byPath({ [path]: late, '/logout': empty(204), '/expiresessionneo': empty(204) }));
    const asking = ask(sdk);
    const answerNow = await requested.promise;
    await signOut(sdk);
    answerNow();
    expect(await asking).toBeUndefined();
    expect(sdk.session.state).toMatchObject({ tokens: undefined, ending: 'logged-out' });
    expect(store.keys('session')).toEqual([]);
  });

  it('by expiry calls expiresession', async () => {
    const sdk = signedIn();
    server.answer(empty(204));
    clock.advance(900_000);
    expect(await expireNow(sdk)).toBe(true);
    expect(paths().sort()).toEqual(['/v1/expiresession', '/v1/expiresessionneo']);
    expect(sdk.session.state.ending).toBe('expired');
  });

  it('does not happen if another tab has kept the session alive', async () => {
    const bus = tabBus();
    const kept = newSdk({ tabs: bus.open() });
    const stale = newSdk({ tabs: bus.open() });
    stale.session.apply((state, now) => loggedIn(state, session(), 'p_1', now));
    clock.advance(900_000);
    kept.session.apply((state) => ({
      state: { ...state, tokens: { token: 'two', xsrfToken: 'x' }, expiryTime: clock.now() + 900_000 },
      effects: [],
    }));
    expect(await expireNow(stale)).toBe(false);
    expect(stale.session.state.tokens?.token).toBe('two');
    expect(server.received).toEqual([]);
  });
});
