import { expect, it } from 'vitest';
import { checkTicketNumber } from './check-ticket-number.ts';

// "ticket number: SR and 10 digits"
it.each([
  ['SR1234567890', 'SR1234567890'],
  ['sr 12345 67890', 'SR1234567890'],
])('accepts %j as %s', (text, value) => {
  expect(checkTicketNumber(text)).toEqual({ valid: true, value });
});

it.each([
  ['1234567890', 'prefix-expected'],
  ['RS1234567890', 'prefix-expected'],
  ['SR', 'empty'],
  ['', 'empty'],
  ['SR123456789', 'too-short'],
  ['SR12345678901', 'too-long'],
  ['SR123456789X', 'digit-expected'],
  ['SRSR1234567890', 'digit-expected'],
] as const)('rejects %j: %s', (text, because) => {
  expect(checkTicketNumber(text)).toEqual({ valid: false, because });
});
