import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkMobile } from './check-mobile.ts';

// "Indian: 10 digits from 6-9, with or without +91; abroad: E.164"
describe('checkMobile', () => {
  const indian = { e164: '+919876543210', isIndian: true, national: '9876543210' };

  it.each([
    '9876543210',
    '+919876543210',
    '+91 98765 43210',
    '+91-98765-43210',
    '(+91) 98765.43210',
    '09876543210',
    '+91 (0)98765 43210',
    '+91 098765 43210',
    '0091 98765 43210',
    '00919876543210',
    '٩٨٧٦٥٤٣٢١٠',
    '۹۸۷۶۵۴۳۲۱۰',
    '919876543210',
    '९८७६५४३२१०',
  ])('accepts %j as the one Indian number', (text) => {
    expect(checkMobile(text)).toEqual({ valid: true, value: indian });
  });

  it('does not read a leading 91 of a bare number as the country code', () => {
    expect(checkMobile('9198765432')).toMatchObject({ valid: true, value: { e164: '+919198765432' } });
  });

  it.each(['0012025550123', '00 44 7700 900123'])('reads %j with the international prefix 00', (text) => {
    expect(checkMobile(text)).toMatchObject({ valid: true, value: { isIndian: false } });
  });

  it.each(['+12025550123', '+447700900123', '+97150123456', '+6581234567'])('accepts %s from abroad', (e164) => {
    expect(checkMobile(e164)).toEqual({ valid: true, value: { e164, isIndian: false, national: e164 } });
  });

  it.each([
    ['', 'empty'],
    ['+', 'empty'],
    ['98765abcde', 'digit-expected'],
    ['+1+2025550123', 'digit-expected'],
    ['987654321', 'too-short'],
    ['+91987654321', 'too-short'],
    ['98765432101', 'too-long'],
    ['+9198765432101', 'too-long'],
    ['5876543210', 'wrong-start'],
    ['+915876543210', 'wrong-start'],
    ['0123456789', 'wrong-start'],
    ['+0123456789', 'wrong-start'],
    ['000123456789', 'too-long'],
    ['009187654321', 'too-short'],
    ['+1234567', 'too-short'],
    ['+1234567890123456', 'too-long'],
  ] as const)('rejects %j: %s', (text, because) => {
    expect(checkMobile(text)).toEqual({ valid: false, because });
  });

  it('accepts its own value and keeps it', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^(\+91|91|0|\+1|)[6-9]\d{9}$/), (text) => {
        const first = checkMobile(text);
        if (!first.valid) throw new Error('accepted before');
        expect(checkMobile(first.value.e164)).toEqual(first);
        expect(checkMobile(first.value.national)).toEqual(first);
      }),
    );
  });
});
