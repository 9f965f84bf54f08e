import contract from '@lifedesk/contract/openapi.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { problemCode, problemCodes } from './codes.ts';
import { isLifedeskError, LifedeskError } from './lifedesk-error.ts';
import { messageKeyOf, messages } from './messages.ts';
import { notConfigured } from './not-configured.ts';
import { outcomeFor } from './outcome-for.ts';
import { redact } from './redact.ts';

describe('outcomes beyond section 8', () => {
  it('names the catalogue key, even for a text that the server took from the catalogue', () => {
    expect(outcomeFor('navAlerts', 500).messageKey).toBe('somethingWrong');
    expect(outcomeFor('validateOtp', 402, { detail: messages.otpExpired }).messageKey).toBe('otpExpired');
    expect(outcomeFor('navAlerts', 409, { detail: 'Of its own.' }).messageKey).toBeUndefined();
    for (const [key, text] of Object.entries(messages)) expect(messageKeyOf(text)).toBe(key);
  });

  it('says what to do if no response came', () => {
    expect(outcomeFor('navAlerts', 0, { code: 'network' }).message).toBe('Server Not Reachable');
    expect(outcomeFor('navAlerts', 0, { code: 'timeout' }).message).toBe(messages.technicalDifficulties);
    expect(outcomeFor('navAlerts', 0, { code: 'cancelled' })).toMatchObject({ message: '', presentation: 'silent' });
    for (const code of ['not-json', 'envelope-failed', 'file-damaged'] as const)
      expect(outcomeFor('navAlerts', 0, { code }).message).toBe(messages.somethingWrong);
  });

  it('says the same for an SDK that cannot be created, without the catalogue', () => {
    const { message, ...shown } = outcomeFor(undefined, 0, { code: 'not-configured' });
    expect(notConfigured('what to do')).toMatchObject({ ...shown, customerMessage: message, message: 'what to do' });
  });

  it('goes to login when a session ends during a silent call', () => {
    expect(outcomeFor('notifications', 401)).toMatchObject({ presentation: 'silent', next: 'login' });
    expect(outcomeFor('policyDetails', 401)).toMatchObject({ presentation: 'silent', next: 'login' });
  });

  it('distinguishes a wrong OTP from a session that has ended', () => {
    expect(outcomeFor('updateMobile', 401, { code: 'otp-wrong' })).toMatchObject({ presentation: 'inline' });
    expect(outcomeFor('updateMobile', 401, { code: 'session-ended' })).toMatchObject({ next: 'login' });
    expect(outcomeFor('updateMobile', 403, { code: 'session-kind', detail: 'Other login.' }).message).toBe(
      'Other login.',
    );
  });

  it('shows the maintenance page on a maintenance flag', () => {
    expect(outcomeFor('navAlerts', 503, { code: 'maintenance' })).toMatchObject({
      message: 'maintenance data unavailable',
      presentation: 'page',
      next: 'maintenance',
    });
  });
});

describe('codes', () => {
  it('are the list of the contract', () =>
    expect([...problemCodes]).toEqual(contract.components.schemas.ProblemCode.enum));

  it('are the problem code, or follow from the status', () => {
    expect(problemCode(400, 'duplicate')).toBe('duplicate');
    expect(problemCode(401, undefined)).toBe('session-ended');
    expect(problemCode(404, 7)).toBe('not-found');
    expect(problemCode(418, undefined)).toBe('internal');
    expect(problemCode(503, 'toString')).toBe('unavailable');
    expect(problemCode(503, 'a word of tomorrow')).toBe('unavailable');
  });
});

describe('secrets', () => {
  it.each([
    ['PAN ABCPD1234F is taken', 'PAN … is taken'],
    ['Aadhaar 2345 6789 0123 of', 'Aadhaar … of'],
    ['Aadhaar 234567890123', 'Aadhaar …'],
    ['token qW3xV8nZ0bR5tY7uJ2kL9pD4sF6gH1cM', 'token …'],
    ['Bearer aGVsbG8gd29ybGQgaGVsbG8gd29ybGQ1.eyJhIjoxfQ.abc', 'Bearer …'],
    ['Policy 501234567 has no dues', 'Policy 501234567 has no dues'],
    [messages.loginBlocked, messages.loginBlocked],
    ['corporatePolicyDetailsRequest', 'corporatePolicyDetailsRequest'],
  ])('%s becomes %s', (text, expected) => expect(redact(text)).toBe(expected));

  it('do not appear in the log', () => {
    const outcome = outcomeFor('navAlerts', 409, { detail: 'PAN ABCPD1234F is taken' });
    const cause = new Error('secret cause');
    const error = new LifedeskError({
      code: 'duplicate',
      operation: 'navAlerts',
      status: 409,
      outcome,
      correlationId: 'c-1',
      fieldErrors: [{ pointer: '/pan', detail: 'is taken' }],
      cause,
    });
    expect(error.message).toBe('PAN … is taken');
    expect(error.cause).toBe(cause);
    expect(isLifedeskError(error)).toBe(true);
    expect(isLifedeskError(cause)).toBe(false);
    expect(JSON.parse(JSON.stringify(error))).toEqual({
      name: 'LifedeskError',
      code: 'duplicate',
      operation: 'navAlerts',
      status: 409,
      correlationId: 'c-1',
      fields: [{ pointer: '/pan' }],
    });
  });
});
