import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasVerhoeffCheckDigit } from './verhoeff.ts';

const anyDigits = fc.stringMatching(/^\d{1,15}$/);

const checkDigitsOf = (digits: string) => [...'0123456789'].filter((digit) => hasVerhoeffCheckDigit(digits + digit));

describe('hasVerhoeffCheckDigit', () => {
  it.each(['2363', '123451', '1428570', '84736430954837284567892'])('accepts the published example %s', (digits) => {
    expect(hasVerhoeffCheckDigit(digits)).toBe(true);
  });

  it('gives every number exactly one check digit', () => {
    fc.assert(
      fc.property(anyDigits, (digits) => {
        expect(checkDigitsOf(digits)).toHaveLength(1);
      }),
    );
  });

  it('detects every wrong digit and every swap of neighbours', () => {
    fc.assert(
      fc.property(anyDigits, fc.nat(), fc.integer({ min: 1, max: 9 }), (digits, where, difference) => {
        const right = digits + checkDigitsOf(digits)[0];
        const place = where % digits.length;
        const [one, next] = [right.charAt(place), right.charAt(place + 1)];
        const wrong = String((Number(one) + difference) % 10);
        expect(hasVerhoeffCheckDigit(right.slice(0, place) + wrong + right.slice(place + 1))).toBe(false);
        const swapped = right.slice(0, place) + next + one + right.slice(place + 2);
        expect(hasVerhoeffCheckDigit(swapped)).toBe(one === next);
      }),
    );
  });
});
