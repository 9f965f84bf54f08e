import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maskEmail } from './mask-email.ts';

// "E-mail local part shows the first and last 3 characters. For locals under 6 characters, all but the last 3 are masked."
describe('maskEmail', () => {
  it.each([
    ['ravikumar@meru.example', 'rav***mar@meru.example'],
    ['ravi.ku@meru.example', 'rav*.ku@meru.example'],
    ['abcdef@meru.example', 'abcdef@meru.example'],
    ['abcde@meru.example', '**cde@meru.example'],
    ['ravi@meru.example', '*avi@meru.example'],
    ['abc@meru.example', 'abc@meru.example'],
    ['a@meru.example', 'a@meru.example'],
    ['ra@vi@meru.example', '**@vi@meru.example'],
    ['ravikumar', 'rav***mar'],
    ['', ''],
  ])('shows %j as %j', (email, masked) => {
    expect(maskEmail(email)).toBe(masked);
  });

  it('shows at most 6 characters of a local part, 3 of a short one, and masks the rest one for one', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z0-9.]{1,64}$/), (local) => {
        const masked = maskEmail(`${local}@meru.example`).replace('@meru.example', '');
        expect(masked).toHaveLength(local.length);
        expect(masked.replaceAll('*', '').length).toBe(Math.min(local.length, local.length < 6 ? 3 : 6));
      }),
    );
  });
});
