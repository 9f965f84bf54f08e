import { describe, expect, it } from 'vitest';
import { isIdentityCheckDue } from './identity-check-due.ts';

const check = { verifiedOn: null, isUnderReview: false, riskClass: 'low' } as const;

describe('isIdentityCheckDue', () => {
  // "not verified, is older than the risk class allows (low 10, medium 8, high 2 years)"
  it.each([
    ['never verified', check, true],
    ['under review', { ...check, isUnderReview: true }, false],
    ['low risk, a day before ten years', { ...check, verifiedOn: '2016-11-27' }, false],
    ['low risk, ten years', { ...check, verifiedOn: '2016-11-26' }, true],
    ['medium risk, a day before eight years', { ...check, verifiedOn: '2018-11-27', riskClass: 'medium' }, false],
    ['medium risk, eight years', { ...check, verifiedOn: '2018-11-26', riskClass: 'medium' }, true],
    ['high risk, a day before two years', { ...check, verifiedOn: '2024-11-27', riskClass: 'high' }, false],
    ['high risk, two years', { ...check, verifiedOn: '2024-11-26', riskClass: 'high' }, true],
  ] as const)('%s', (_, given, expected) => {
    expect(isIdentityCheckDue(given, '2026-11-26')).toBe(expected);
  });
});
