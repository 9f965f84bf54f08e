import { expect, it } from 'vitest';
import { PROMISED_DAYS } from './promised-days.ts';
import { valueOn } from './value-on.ts';

// "Service request, surrender, free-look refund 7 days; death claim 15 or 45; grievance 14."
it('match the decision', () => {
  expect(valueOn(PROMISED_DAYS, '2026-11-01')).toEqual({
    'service-request': 7,
    surrender: 7,
    'free-look-refund': 7,
    'death-claim': 15,
    'death-claim-investigated': 45,
    grievance: 14,
    proposal: 7,
    'policy-copy': 15,
    'deposit-refund': 7,
    'on-due-date': 0,
  });
});
