import { describe, expect, it } from 'vitest';
import { PLAN_LINES } from '../premium/premium-terms.ts';
import { type MaturityNoticeFacts, maturityNoticeOn } from './maturity-notice.ts';

const savings: MaturityNoticeFacts = { line: 'savings', policyStatusCode: '1', maturityDate: '2027-03-15' };
const of = (change: Partial<MaturityNoticeFacts>) => maturityNoticeOn({ ...savings, ...change });

describe('the notice before a policy matures', () => {
  it.each([
    ['2027-03-15', '2027-02-15'],
    ['2027-03-31', '2027-02-28'],
    ['2028-03-30', '2028-02-29'],
    ['2027-01-01', '2026-12-01'],
  ] as const)('of %s is due on %s', (maturityDate, on) => {
    expect(of({ maturityDate })).toBe(on);
  });

  it('is due for every kind of plan that pays at maturity, and for no other', () => {
    const paying = PLAN_LINES.filter((line) => of({ line }) !== null);
    expect(paying).toEqual(['savings', 'unit-linked', 'annuity', 'pension', 'child']);
  });

  it('is due for a policy that is in force, fully paid or reduced paid-up, and for no other status', () => {
    const codes = ['1', '2', '3', '4', '5', 'B', 'E', 'A', 'I', 'M', 'S', 'D', 'F'];
    expect(codes.filter((policyStatusCode) => of({ policyStatusCode }) !== null)).toEqual(['1', '2', '3']);
  });

  it('is not due without a maturity date', () => {
    expect(of({ maturityDate: null })).toBeNull();
  });
});
