import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseRupees } from './parse-rupees.ts';

describe('parseRupees', () => {
  it.each([
    ['1,23,456.5', 12345650],
    ['1,23,456.50', 12345650],
    ['123456', 12345600],
    ['123,456', 12345600],
    ['1,234,567.89', 123456789],
    ['12,34,567', 123456700],
    ['₹ 1,23,456.00', 12345600],
    ['Rs. 500', 50000],
    ['rs500', 50000],
    ['INR 500', 50000],
    ['Rs. 1,000/-', 100000],
    ['₹500.50/-', 50050],
    ['रु 500', 50000],
    ['रु. १,५००', 150000],
    ['रुपये 500', 50000],
    ['₨ 500', 50000],
    ['۱٬۰۰۰'.replace('٬', ','), 100000],
    [' 500 ', 50000],
    ['1 000', 100000],
    ['0', 0],
    ['0.07', 7],
    ['.5', 50],
    ['5.', 500],
    ['0005', 500],
    ['१,२३,४५६.५०', 12345650],
    // 1.15 * 100 is 114.99999999999999 in floating point.
    ['1.15', 115],
    ['4.35', 435],
    ['90071992547409.91', Number.MAX_SAFE_INTEGER],
  ])('reads %j as %i paise', (text, value) => {
    expect(parseRupees(text)).toEqual({ valid: true, value });
  });

  it.each([
    ['', 'empty'],
    ['₹', 'empty'],
    ['.', 'digit-expected'],
    ['/-', 'empty'],
    ['500/', 'digit-expected'],
    ['5/-00', 'digit-expected'],
    ['abc', 'digit-expected'],
    ['-5', 'digit-expected'],
    ['1e5', 'digit-expected'],
    ['1.2.3', 'digit-expected'],
    ['5 lakh', 'digit-expected'],
    ['1,50', 'comma-misplaced'],
    ['1,2,3', 'comma-misplaced'],
    ['12345,678', 'comma-misplaced'],
    ['1,234,56', 'comma-misplaced'],
    ['1,23,4,567', 'comma-misplaced'],
    ['123,45,678', 'comma-misplaced'],
    [',500', 'comma-misplaced'],
    ['500,', 'comma-misplaced'],
    ['1.005', 'too-many-decimals'],
    ['90071992547409.92', 'amount-too-large'],
  ])('rejects %j: %s', (text, because) => {
    expect(parseRupees(text)).toEqual({ valid: false, because });
  });

  it('never returns a fraction of a paisa for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789.,₹ -') }), (text) => {
        const check = parseRupees(text);
        if (check.valid) expect(Number.isSafeInteger(check.value)).toBe(true);
      }),
    );
  });
});
