import { expect, it } from 'vitest';
import { fillMaintenanceMessage } from './fill-maintenance-message.ts';

it.each([
  ['Closed from {from} to {to}.', 'Closed from 06:30 AM to 07:30 AM.'],
  [
    '{service} is closed until {to}; come back after {to}.',
    'Pay loan is closed until 07:30 AM; come back after 07:30 AM.',
  ],
  ['Nothing to fill', 'Nothing to fill'],
  ['{when} and {toString}', '{when} and {toString}'],
  ['', ''],
])('fills %j', (message, filled) => {
  const values = { from: '06:30 AM', to: '07:30 AM', service: 'Pay loan' };
  expect(fillMaintenanceMessage(message, values)).toBe(filled);
});

it('leaves a placeholder without a value, and fills no placeholders inside values', () => {
  expect(fillMaintenanceMessage('{from} to {to}', { from: '{to}' })).toBe('{to} to {to}');
  expect(fillMaintenanceMessage('{to}', { to: '$&' })).toBe('$&');
});
