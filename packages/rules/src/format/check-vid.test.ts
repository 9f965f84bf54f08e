import { expect, it } from 'vitest';
import { checkVid } from './check-vid.ts';

// domain-2, section 26.4: "VID valid: 2341 2341 2341 2341, 9123 4567 8901 2346"
it.each([
  ['2341 2341 2341 2341', '2341234123412341'],
  ['9123456789012346', '9123456789012346'],
])('accepts %j', (text, value) => {
  expect(checkVid(text)).toEqual({ valid: true, value });
});

it.each([
  ['9123456789012345', 'wrong-check-digit'],
  // right check digit, but the same backwards
  ['2341234444321432', 'wrong-check-digit'],
  ['0123456789012346', 'wrong-start'],
  ['234123412346', 'too-short'],
  ['91234567890123466', 'too-long'],
  ['912345678901234X', 'digit-expected'],
  ['', 'empty'],
] as const)('rejects %j: %s', (text, because) => {
  expect(checkVid(text)).toEqual({ valid: false, because });
});
