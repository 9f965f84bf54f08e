import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type SessionState, signedOut } from './state.ts';
import * as t from './transitions.ts';

const now = Date.parse('2026-11-21T04:30:00.000Z');
const answer = (more: Partial<t.SessionAnswer> = {}): t.SessionAnswer => ({
  token: 'token-1',
  xsrfToken: 'xsrf-1',
  sessiontimeout: 900,
  currentDateTime: '2026-11-21T04:30:00.000Z',
  ...more,
});
const tracking = { token: 'track-1', xsrfToken: 'track-xsrf-1' };

const full = t.loggedIn(signedOut, answer(), 'p_1', now).state;
const corp = t.corporateLoggedIn(signedOut, answer(), '40012345', now).state;
const partial = t.partiallyLoggedIn(signedOut, answer(), now).state;
const withTracking = (state: SessionState) => t.applicationTracked(state, tracking).state;

describe('login', () => {
  it('keeps masked contacts and the handle of the challenge after the first step', () => {
    const first = { mobileNumber: '*** ** 43210', emailId: 'ash***ani@example.com', otpToken: 'otp-1' };
    const { state, effects } = t.challenged(signedOut, first, 'retail', '501234567');
    const { mobileNumber: maskedMobile, emailId: maskedEmail, otpToken } = first;
    const challenge = { audience: 'retail', maskedMobile, maskedEmail, otpToken, loginId: '501234567' };
    expect(state).toEqual({ ...signedOut, challenge });
    expect(effects).toEqual([]);
    expect(t.otpSent(state, { otpToken: 'otp-2' }).state.challenge?.otpToken).toBe('otp-2');
    expect(t.otpSent(signedOut, { otpToken: 'otp-2' }).state).toBe(signedOut);
  });

  it('opens the session and forgets the challenge after the second', () => {
    const challenged = t.challenged(signedOut, { otpToken: 'otp-1' }, 'retail', '501234567').state;
    const { state, effects } = t.loggedIn(challenged, answer(), 'p_1', now);
    expect(state).toEqual({
      ...signedOut,
      isLogged: true,
      kind: 'full',
      tokens: { token: 'token-1', xsrfToken: 'xsrf-1' },
      openedAt: now,
      expiryTime: now + 900_000,
      idleSeconds: 900,
      policyId: 'p_1',
    });
    expect(effects).toEqual([{ type: 'announce' }]);
  });

  it('keeps only what the session needs from a response', () => {
    const rich = { ...answer(), mobileNo: '*** ** 43210', pan: 'AB******4F', fname: 'Asha' };
    expect(JSON.stringify(t.loggedIn(signedOut, rich, 'p_1', now))).not.toMatch(/43210|AB\*|Asha/);
  });

  it('corporate: stores the client id and no policy', () =>
    expect(corp).toMatchObject({ isLogged: true, kind: 'corp', clientId: '40012345', policyId: undefined }));

  it('partial: is a session but not a login', () =>
    expect(partial).toMatchObject({ isLogged: false, kind: 'partial', clientId: undefined, policyId: undefined }));

  it('application tracking: exists next to any other session', () => {
    expect(withTracking(signedOut)).toEqual({ ...signedOut, application: tracking });
    expect(withTracking(full)).toEqual({ ...full, application: tracking });
    expect(t.loggedIn(withTracking(signedOut), answer(), 'p_1', now).state.application).toEqual(tracking);
  });

  it('application tracking: replaces a payments-only session, whose tokens open no application', () => {
    const { state, effects } = t.applicationTracked(partial, tracking);
    expect(state).toEqual({ ...signedOut, application: tracking });
    expect(effects).toEqual([{ type: 'announce' }, { type: 'forget-data' }]);
  });

  it('takes the expiry from the response, however late it arrives', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e9 }), fc.integer({ min: 1, max: 28_800 }), (delay, sessiontimeout) => {
        const { state } = t.loggedIn(signedOut, answer({ sessiontimeout }), 'p_1', now + delay);
        expect(state.expiryTime).toBe(now + sessiontimeout * 1000);
      }),
    );
  });

  it('clears the marks of the previous session', () => {
    const after = t.loggedOut(corp).state;
    expect(after).toMatchObject({ corporateLogout: true, counterSessionExpired: true, ending: 'logged-out' });
    expect(t.corporateLoggedIn(after, answer(), '40012345', now).state).toMatchObject({
      corporateLogout: false,
      counterSessionExpired: false,
      ending: undefined,
    });
  });
});

describe('refresh', () => {
  it('updates token and expiry, nothing else', () => {
    const later = answer({ token: 'token-2', xsrfToken: 'xsrf-2', currentDateTime: '2026-11-21T04:40:00.000Z' });
    for (const state of [full, corp, partial, withTracking(full)])
      expect(t.refreshed(state, later)).toEqual({
        state: { ...state, tokens: { token: 'token-2', xsrfToken: 'xsrf-2' }, expiryTime: now + 1_500_000 },
        effects: [{ type: 'announce' }],
      });
  });
});

describe('the end of a session', () => {
  const ends = { validationFailed: t.validationFailed, expired: t.expired, loggedOut: t.loggedOut };
  const states = { full, corp, partial, signedOut };
  const all = Object.entries(ends).flatMap(([how, end]) =>
    Object.entries(states).flatMap(([what, state]) => [
      { how, what, end, state },
      { how, what: `${what} with tracking`, end, state: withTracking(state) },
    ]),
  );

  it.each(all)('$how of $what leaves nothing but marks', ({ end, state }) => {
    const { ending, corporateLogout, counterSessionExpired, ...rest } = end(state).state;
    expect(rest).toEqual(
      (({ ending: _1, corporateLogout: _2, counterSessionExpired: _3, ...clean }) => clean)(signedOut),
    );
    expect(ending).toBeDefined();
    expect(typeof corporateLogout).toBe('boolean');
    expect(typeof counterSessionExpired).toBe('boolean');
  });

  it.each(all)('$how of $what notifies the other tabs and clears the data', ({ end, state }) =>
    expect(end(state).effects).toEqual(expect.arrayContaining([{ type: 'announce' }, { type: 'forget-data' }])),
  );

  it.each(all)('$how of $what expires the tracking session if there is one', ({ end, state }) => {
    const expiring = end(state).effects.filter(({ type }) => type === 'expire-application-session');
    expect(expiring).toEqual(
      state.application ? [{ type: 'expire-application-session', tokens: state.application }] : [],
    );
  });

  it('marks the counter session expired on logout and expiry', () => {
    expect(t.loggedOut(full).state.counterSessionExpired).toBe(true);
    expect(t.expired(full).state.counterSessionExpired).toBe(true);
    expect(t.validationFailed(full).state.counterSessionExpired).toBe(false);
  });

  it('leaves the corporate-logout marker on a corporate logout only', () => {
    expect(t.loggedOut(corp).state.corporateLogout).toBe(true);
    expect(t.expired(corp).state.corporateLogout).toBe(false);
    expect(t.loggedOut(full).state.corporateLogout).toBe(false);
  });

  it('can end the tracking session alone', () => {
    expect(t.applicationExpired(withTracking(full))).toEqual({ state: full, effects: [{ type: 'announce' }] });
  });
});
