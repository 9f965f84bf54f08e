import { expect, it } from 'vitest';
import { isLapsedStatus } from './is-lapsed-status.ts';

// "Policy status codes 4, B, 3, E and 5 are the lapsed-type statuses relevant to revival."
it('accepts 4, B, 3, E, 5 and no other code of one character', () => {
  const codes = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZbe'];
  expect(codes.filter(isLapsedStatus)).toEqual(['3', '4', '5', 'B', 'E']);
});

it.each([null, undefined, '', ' 4', '45', 'BE'])('rejects %j', (code) => {
  expect(isLapsedStatus(code)).toBe(false);
});
