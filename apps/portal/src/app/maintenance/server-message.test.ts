import type { ClosingCause } from '@lifedesk/rules';
import { describe, expect, it } from 'vitest';
import { serverMessage } from './server-message.ts';

const messages = {
  scheduled: { en: 'The portal is closed from {from} to {to}.' },
  instant: { en: 'The portal is closed now.' },
  coreDowntime: { en: 'The service “{service}” is closed from {from} to {to}.' },
};
const now = new Date('2026-11-21T01:10:00.000Z');
const closing = (...causes: ClosingCause['cause'][]) => ({
  start: new Date('2026-11-21T01:00:00.000Z'),
  end: new Date('2026-11-22T02:00:00.000Z'),
  because: causes.map((cause) => ({ cause }) as ClosingCause),
});
const reader = { locale: 'en', now, service: 'Pay loan' } as const;

describe("the server's message about a closure", () => {
  it.each([
    ['core-downtime', 'The service “Pay loan” is closed from 06:30 AM to 22/11/2026, 07:30 AM.'],
    ['scheduled', 'The portal is closed from 06:30 AM to 22/11/2026, 07:30 AM.'],
    ['instant', 'The portal is closed now.'],
  ] as const)('of kind %s have their placeholders filled', (cause, says) => {
    expect(serverMessage(messages, closing(cause), reader)).toBe(says);
  });

  it('is the portal’s if both close', () => {
    expect(serverMessage(messages, closing('core-downtime', 'scheduled'), reader)).toMatch(
      /^The portal is closed from/,
    );
  });

  it('is hidden if its placeholders cannot be filled, or if there is none', () => {
    expect(serverMessage(messages, closing('core-downtime'), { ...reader, service: undefined })).toBeUndefined();
    expect(serverMessage(messages, { ...closing('scheduled'), end: null }, reader)).toBeUndefined();
    expect(serverMessage(messages, closing('scheduled'), { ...reader, locale: 'hi' })).toBeUndefined();
    expect(serverMessage(messages, closing(), reader)).toBeUndefined();
    expect(serverMessage(undefined, closing('instant'), reader)).toBeUndefined();
  });
});
