import { describe, expect, it, vi } from 'vitest';
import { tabBus } from '../testing/tab-bus.ts';
import { testClock } from '../testing/test-clock.ts';
import { ASK_MS, createSession } from './session.ts';
import { memoryStore } from './store.ts';
import * as t from './transitions.ts';

const clock = testClock();
const answer = (token: string, sessiontimeout = 900): t.SessionAnswer => ({
  token,
  xsrfToken: `xsrf of ${token}`,
  sessiontimeout,
  currentDateTime: new Date(clock.now()).toISOString(),
});
const logIn =
  (token = 'one', policyId = 'p_1') =>
  (state: t.Transition['state'], now: number) =>
    t.loggedIn(state, answer(token), policyId, now);

function twoTabs() {
  const bus = tabBus();
  const open = () => createSession({ tabs: bus.open(), clock });
  return { bus, open, a: open(), b: open() };
}

/** Other tabs answer on the bus immediately; if none does, the waiting time passes. */
async function ask(session: ReturnType<typeof createSession>) {
  const pending = session.ask();
  clock.advance(ASK_MS);
  return pending;
}

describe('one tab', () => {
  it('stores each state, and finds it again after a reload', () => {
    const store = memoryStore();
    createSession({ store, clock }).apply(logIn());
    expect(createSession({ store, clock }).state).toMatchObject({ isLogged: true, tokens: { token: 'one' } });
  });

  it('sends its listeners state and effects until they unsubscribe', () => {
    const session = createSession({ clock });
    const heard = vi.fn();
    const stop = session.subscribe(heard);
    session.apply(logIn());
    session.apply(t.loggedOut);
    stop();
    session.apply(logIn());
    expect(heard.mock.calls.map(([state, effects]) => [state.isLogged, effects.length])).toEqual([
      [true, 1],
      [false, 2],
    ]);
  });

  it('has no one to ask', async () => expect(await createSession({ clock }).ask()).toBe(false));

  it('refreshes once for concurrent callers', async () => {
    const session = createSession({ clock });
    session.apply(logIn());
    const run = vi.fn(async () => void session.apply((s) => t.refreshed(s, answer('two'))));
    await Promise.all([session.refresh(run), session.refresh(run), session.refresh(run)]);
    expect(run).toHaveBeenCalledTimes(1);
    expect(session.refreshing).toBeUndefined();
    await session.refresh(run);
    expect(run).toHaveBeenCalledTimes(2);
  });

  it('can refresh again after a refresh that failed', async () => {
    const session = createSession({ clock });
    await expect(session.refresh(() => Promise.reject(new Error('away')))).rejects.toThrow('away');
    await session.refresh(async () => {});
  });
});

describe('several tabs', () => {
  it('a login reaches the tabs without a session', () => {
    const { a, b } = twoTabs();
    a.apply(logIn());
    expect(b.state).toEqual(a.state);
  });

  it('but not a tab with another session, not even a payments-only one', async () => {
    const { a, b } = twoTabs();
    a.apply(logIn('one'));
    clock.advance(1);
    b.apply((state, now) => t.partiallyLoggedIn(state, answer('other'), now));
    expect(a.state).toMatchObject({ kind: 'full', tokens: { token: 'one' } });
    clock.advance(1);
    a.apply((state, now) => t.partiallyLoggedIn(state, answer('third'), now));
    expect(b.state.tokens?.token).toBe('other');
    expect(await ask(b)).toBe(false);
    expect(b.state.tokens?.token).toBe('other');
  });

  it('a challenge stays in its tab', () => {
    const { a, b } = twoTabs();
    a.apply((state) => t.challenged(state, { otpToken: 'otp' }, 'retail', '501234567'));
    expect(b.state.challenge).toBeUndefined();
  });

  it('a new tab asks for the session, and gets it without a challenge', async () => {
    const { a, open } = twoTabs();
    a.apply(logIn());
    a.apply((state) => t.challenged(state, { otpToken: 'otp' }, 'retail', '501234567'));
    const c = open();
    expect(c.state.isLogged).toBe(false);
    expect(await ask(c)).toBe(true);
    expect(c.state).toEqual({ ...a.state, challenge: undefined });
  });

  it('gets no session if no tab has one', async () => {
    const { open } = twoTabs();
    expect(await ask(open())).toBe(false);
  });

  it('a refresh reaches the tabs of the same session', () => {
    const { a, b } = twoTabs();
    a.apply(logIn());
    b.apply((state) => t.refreshed(state, answer('two')));
    expect(a.state.tokens?.token).toBe('two');
  });

  it('a longer life under the same token is passed on too', () => {
    const { a, b } = twoTabs();
    a.apply(logIn());
    clock.advance(60_000);
    a.apply((state) => t.refreshed(state, answer('one')));
    expect(b.state.expiryTime).toBe(a.state.expiryTime);
  });

  it('one tab refreshes for all', async () => {
    const { a, b } = twoTabs();
    a.apply(logIn());
    const refreshA = vi.fn(async () => void a.apply((s) => t.refreshed(s, answer('two'))));
    const refreshB = vi.fn(async () => void b.apply((s) => t.refreshed(s, answer('three'))));
    await Promise.all([a.refresh(refreshA), b.refresh(refreshB)]);
    expect([refreshA.mock.calls.length, refreshB.mock.calls.length]).toEqual([1, 0]);
    expect(b.state).toEqual(a.state);
  });

  it('a tab that missed the new token asks for it before refreshing', async () => {
    const { a, open, bus } = twoTabs();
    a.apply(logIn());
    const deaf = bus.open();
    let listening = false;
    const b = createSession({
      tabs: { ...deaf, listen: (hear) => deaf.listen((message) => listening && hear(message)) },
      clock,
    });
    listening = true;
    await ask(b);
    listening = false;
    const refreshA = vi.fn(async () => {
      a.apply((s) => t.refreshed(s, answer('two')));
      listening = true;
    });
    const refreshB = vi.fn(async () => {});
    await Promise.all([a.refresh(refreshA), b.refresh(refreshB)]);
    expect(refreshB).not.toHaveBeenCalled();
    expect(b.state.tokens?.token).toBe('two');
    expect(open().state.isLogged).toBe(false);
  });

  it('a logout reaches all tabs, and only the first calls the server', () => {
    const { a, b } = twoTabs();
    a.apply(logIn());
    a.apply((state) => t.applicationTracked(state, { token: 'track', xsrfToken: 'x' }));
    const heard = vi.fn();
    b.subscribe(heard);
    a.apply(t.loggedOut);
    expect(b.state).toEqual(a.state);
    expect(heard.mock.calls.at(-1)?.[1]).toEqual([{ type: 'forget-data' }]);
  });

  it('a tab that only tracks applications is logged out too', () => {
    const { a, b } = twoTabs();
    a.apply((state) => t.applicationTracked(state, { token: 'track', xsrfToken: 'x' }));
    expect(b.state.application?.token).toBe('track');
    a.apply(t.loggedOut);
    expect(b.state.application).toBeUndefined();
  });

  it('an expiry or a failed validation reaches only the tabs with the same token', () => {
    for (const end of [t.expired, t.validationFailed]) {
      const { a, b } = twoTabs();
      a.apply(logIn('stale'));
      b.apply((state) => ({ ...t.refreshed(state, answer('fresh')), effects: [] }));
      expect(a.state.tokens?.token).toBe('stale');
      a.apply(end);
      expect(b.state.tokens?.token).toBe('fresh');
      const { a: c, b: d } = twoTabs();
      c.apply(logIn('same'));
      c.apply(end);
      expect(d.state.tokens).toBeUndefined();
      expect(d.state.ending).toBe(c.state.ending);
    }
  });

  it('a closed tab hears nothing more', () => {
    const { a, b } = twoTabs();
    b.close();
    a.apply(logIn());
    expect(b.state.isLogged).toBe(false);
  });
});
