import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maskPhone } from './mask-phone.ts';

// "Phone is masked except the last 5 digits, grouped 3-3-rest."
describe('maskPhone', () => {
  it.each([
    ['9876543210', '*** **4 3210'],
    ['+919876543210', '*** **4 3210'],
    ['09876543210', '*** **4 3210'],
    ['98765 43210', '*** **4 3210'],
    ['+12025550123', '*** *** 50123'],
    ['+447700900123', '*** *** *00123'],
    ['022-2345678', '*** **4 5678'],
    ['2345678', '**4 567 8'],
    ['12345', '123 45'],
    ['', ''],
  ])('shows %j as %j', (phone, masked) => {
    expect(maskPhone(phone)).toBe(masked);
  });

  it('shows the last 5 digits and no others', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\+?\d{6,15}$/), (phone) => {
        const shown = maskPhone(phone).replace(/\D/g, '');
        expect(shown).toBe(phone.slice(-5));
      }),
    );
  });
});
