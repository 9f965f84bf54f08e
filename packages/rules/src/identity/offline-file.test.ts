import { expect, it } from 'vitest';
import { foundIdentityMinutes, isOfflineFileCurrent, offlineFileMadeFrom } from './offline-file.ts';

// EK8 on 26-11-2026: "made 23-11-2026 T accepted; made 22-11 T 400 too-old (calendar days in India)"
it.each([
  ['2026-11-26', true],
  ['2026-11-23', true],
  ['2026-11-22', false],
  ['2026-11-27', false],
] as const)('a file of %s is current on 26-11-2026: %s', (madeOn, isCurrent) => {
  expect(isOfflineFileCurrent(madeOn, '2026-11-26')).toBe(isCurrent);
});

it('the oldest one is three days old', () => expect(offlineFileMadeFrom('2026-11-26')).toBe('2026-11-23'));

it('what was found lives for 15 minutes', () => expect(foundIdentityMinutes('2026-11-26')).toBe(15));
