import { describe, expect, it, vi } from 'vitest';
import { testClock } from '../testing/test-clock.ts';
import { afterExpiry } from './after-expiry.ts';
import { isExpired, isRefreshDue, secondsUntilExpiry, secondsUntilWarning, WARNING_SECONDS } from './expiry.ts';
import { createSession } from './session.ts';
import { signedOut } from './state.ts';
import { memoryStore } from './store.ts';
import { loggedIn, loggedOut, refreshed } from './transitions.ts';
import { watchExpiry } from './watch-expiry.ts';

const HOUR = 3_600_000;
const serverNow = '2026-11-21T04:30:00.000Z';
const answer = { token: 'a', xsrfToken: 'b', sessiontimeout: 900, currentDateTime: serverNow };

describe('time left', () => {
  it('counts from the response', () => {
    const now = Date.parse(serverNow);
    const { state } = loggedIn(signedOut, answer, 'p_1', now);
    expect(secondsUntilExpiry(state, now)).toBe(900);
    expect(secondsUntilWarning(state, now)).toBe(900 - WARNING_SECONDS);
    expect(secondsUntilWarning(state, now + 779_999)).toBeCloseTo(0.001);
    expect(secondsUntilWarning(state, now + 780_000)).toBe(0);
    expect(isExpired(state, now + 899_999)).toBe(false);
    expect(isExpired(state, now + 900_000)).toBe(true);
    expect(isExpired(state, now + 9_000_000)).toBe(true);
    expect(isRefreshDue(state, now + 450_000)).toBe(false);
    expect(isRefreshDue(state, now + 450_001)).toBe(true);
    expect(isRefreshDue(state, now + 900_000)).toBe(false);
  });

  it('is undefined without a session', () => {
    expect(secondsUntilExpiry(signedOut, 0)).toBeUndefined();
    expect(secondsUntilWarning(signedOut, 0)).toBeUndefined();
    expect(isExpired(signedOut, 0)).toBe(false);
    expect(isRefreshDue(signedOut, 0)).toBe(false);
  });
});

describe('watching', () => {
  function watchSession(sessiontimeout = 900) {
    const clock = testClock(new Date(Date.parse(serverNow) + 5_000_000));
    const session = createSession({ clock });
    const onWarning = vi.fn();
    const onExpired = vi.fn();
    const stop = watchExpiry(session, { onWarning, onExpired });
    session.clock.ask()(serverNow);
    session.apply((state, now) => loggedIn(state, { ...answer, sessiontimeout }, 'p_1', now));
    return { clock, session, onWarning, onExpired, stop };
  }

  it('warns once two minutes before the end, and reports the end once', () => {
    const { clock, onWarning, onExpired } = watchSession();
    clock.advance(779_999);
    expect(onWarning).not.toHaveBeenCalled();
    clock.advance(1);
    expect(onWarning.mock.calls).toEqual([[120]]);
    clock.advance(119_999);
    expect(onExpired).not.toHaveBeenCalled();
    clock.advance(1);
    expect(onExpired).toHaveBeenCalledTimes(1);
    clock.advance(10_000_000);
    expect(onWarning).toHaveBeenCalledTimes(1);
    expect(onExpired).toHaveBeenCalledTimes(1);
  });

  it('starts again when the session is refreshed', () => {
    const { clock, session, onWarning, onExpired } = watchSession();
    clock.advance(800_000);
    const currentDateTime = new Date(session.clock.now()).toISOString();
    session.apply((state) => refreshed(state, { ...answer, token: 'c', currentDateTime }));
    clock.advance(779_000);
    expect(onWarning).toHaveBeenCalledTimes(1);
    clock.advance(1_000);
    expect(onWarning).toHaveBeenCalledTimes(2);
    expect(onExpired).not.toHaveBeenCalled();
  });

  it('warns immediately if the session lasts less than two minutes', () => {
    const { onWarning, clock, onExpired } = watchSession(60);
    expect(onWarning.mock.calls).toEqual([[60]]);
    clock.advance(60_000);
    expect(onExpired).toHaveBeenCalledTimes(1);
  });

  it.each([5 * HOUR, -5 * HOUR, 24 * HOUR, -24 * HOUR, 365 * 24 * HOUR, -365 * 24 * HOUR])(
    'follows the server if the device is %i ms wrong, even after a reload',
    (wrong) => {
      const store = memoryStore();
      const before = createSession({ store });
      before.apply((state) => loggedIn(state, answer, 'p_1', Date.parse(serverNow)));

      const clock = testClock(new Date(Date.parse(serverNow) + wrong));
      const session = createSession({ store, clock });
      const heard: string[] = [];
      watchExpiry(session, { onWarning: () => heard.push('warning'), onExpired: () => heard.push('expired') });
      expect(heard).toEqual([]);
      session.clock.ask()('2026-11-21T04:40:00.000Z');
      clock.advance(179_999);
      expect(heard).toEqual([]);
      clock.advance(1);
      expect(heard).toEqual(['warning']);
      clock.advance(120_000);
      expect(heard).toEqual(['warning', 'expired']);
    },
  );

  it('ends a session whose time passed while the device slept, with the first response after it', () => {
    const { session, onExpired } = watchSession();
    session.clock.ask()('2026-11-21T05:00:00.000Z');
    expect(onExpired).toHaveBeenCalledTimes(1);
  });

  it('says nothing after a logout, or when stopped', () => {
    const first = watchSession();
    first.session.apply(loggedOut);
    first.clock.advance(10_000_000);
    const second = watchSession();
    second.stop();
    second.clock.advance(10_000_000);
    for (const { onWarning, onExpired } of [first, second]) {
      expect(onWarning).not.toHaveBeenCalled();
      expect(onExpired).not.toHaveBeenCalled();
    }
  });
});

describe('after expiry', () => {
  const path = '/cs/policy-details?id=p_1';
  it.each([
    [true, true, { to: 'login', redirectURL: path }],
    [true, false, { to: 'login', redirectURL: undefined }],
    [false, true, { to: 'stay' }],
    [false, false, { to: 'stay' }],
  ])('protected %s, redirect asked %s: %o', (isProtected, wantsRedirect, expected) =>
    expect(afterExpiry({ path, isProtected, wantsRedirect })).toEqual(expected),
  );
});
