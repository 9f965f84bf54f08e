import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cleanFileName } from './clean-file-name.ts';

const face = '\u{1f600}';
const family = '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}';

it.each([
  ['bill.png', 'bill.png'],
  ['What is my policy?.pdf', 'What is my policy.pdf'],
  ['Screenshot_2026-11-22-10:30:15.png', 'Screenshot_2026-11-22-10-30-15.png'],
  ['Aadhaar..png', 'Aadhaar.png'],
  ['../../bill.png', '-..-bill.png'.replace('..', '.')],
  ['bill\u202egnp.exe', 'billgnp.exe'],
  ['bill\r\n\t 2.png', 'bill 2.png'],
  ['.hidden', 'hidden'],
  ['bill.png. ', 'bill.png'],
  ['\ud800.png', 'png'],
  ['', 'file'],
  ['???', 'file'],
  ['.png', 'png'],
  ['\u200d', 'file'],
  ['बिजली का बिल क्\u200dष.png', 'बिजली का बिल क्\u200dष.png'],
  [`${face}${'y'.repeat(115)}.png`, `${face}${'y'.repeat(115)}.png`],
  [`${face}${'y'.repeat(116)}.png`, `${face}${'y'.repeat(115)}.png`],
  [`${'y'.repeat(114)}${family}.png`, `${'y'.repeat(114)}.png`],
])('%j becomes %j', (name, cleaned) => {
  expect(cleanFileName(name)).toBe(cleaned);
});

it('makes a name that is accepted as it is from any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (name) => {
      const cleaned = cleanFileName(name);
      expect(cleanFileName(cleaned)).toBe(cleaned);
      expect([...cleaned].length).toBeGreaterThan(0);
      expect([...cleaned].length).toBeLessThanOrEqual(120);
      expect(cleaned).not.toMatch(/[/\\\p{Cc}\p{Cs}]/u);
    }),
  );
});
