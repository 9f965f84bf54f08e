import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkPaymentReference, PAYMENT_RAILS, referenceLengths } from './check-payment-reference.ts';

describe('the reference of a payment', () => {
  it.each([
    ['upi', '632512345678', '632512345678'],
    ['upi', '6325 1234 5678', '632512345678'],
    ['neft', 'sbin426325123456', 'SBIN426325123456'],
    ['neft', 'HDFCN52026070165489372', 'HDFCN52026070165489372'],
    ['neft', 'SBINN52025021511431836', 'SBINN52025021511431836'],
    ['neft', 'N030211380525465', 'N030211380525465'],
    ['neft', 'KKBKH20012345678', 'KKBKH20012345678'],
    ['rtgs', 'HDFCR52026112212345678', 'HDFCR52026112212345678'],
    ['nach', 'HDFC7021807180003456', 'HDFC7021807180003456'],
  ] as const)('of %s: %s', (rail, typed, value) => {
    expect(checkPaymentReference(typed, rail)).toEqual({ valid: true, value });
  });

  it.each([
    ['upi', '', 'empty'],
    ['upi', '63251234567', 'too-short'],
    ['upi', '6325123456789', 'too-long'],
    ['upi', '63251234567A', 'digit-expected'],
    ['neft', 'SBIN42632512345', 'too-short'],
    ['neft', 'SBIN4263251234567', 'too-long'],
    ['neft', 'HDFCN5202607016548937', 'too-short'],
    ['neft', 'HDFCN520260701654893721', 'too-long'],
    ['neft', 'HDFCR52026070165489372', 'wrong-start'],
    ['neft', '1BIN426325123456', 'wrong-start'],
    ['rtgs', 'HDFC52026112212345678X', 'wrong-start'],
    ['rtgs', 'HDFCR5202611221234567', 'too-short'],
    ['nach', 'HDF77021807180003456', 'wrong-start'],
    ['nach', 'HDFC70218071800034567', 'too-long'],
  ] as const)('of %s: %j is %s', (rail, typed, because) => {
    expect(checkPaymentReference(typed, rail)).toEqual({ valid: false, because });
  });

  it('has a length of its rail when valid, and checking the stored value returns it', () => {
    const typed = fc.stringMatching(/^[A-Za-z]{0,5}[A-Za-z0-9 -]{0,20}$/);
    fc.assert(
      fc.property(fc.constantFrom(...PAYMENT_RAILS), typed, (rail, text) => {
        const check = checkPaymentReference(text, rail);
        if (!check.valid) return;
        expect(referenceLengths(rail)).toContain(check.value.length);
        expect(checkPaymentReference(check.value, rail)).toEqual(check);
      }),
    );
  });
});
