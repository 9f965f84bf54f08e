import { describe, expect, it } from 'vitest';
import { appliesNeftUpdate, neftUpdateClauses } from './applies-neft-update.ts';

const stored = { updatePIData: '{}', updateNeft: 'true', neftPolicies: ['123456789'], policyNo: '123456789' };

// "NEFT update applies when updatePIData and updateNeft are stored and the policy is in the stored NEFT policy list."
describe('appliesNeftUpdate', () => {
  it.each([
    [{}, true, 'stored-for-policy'],
    [{ updatePIData: null }, false, 'personal-data-not-stored'],
    [{ updatePIData: '' }, false, 'personal-data-not-stored'],
    [{ updateNeft: null }, false, 'neft-not-stored'],
    [{ updateNeft: 'null' }, false, 'neft-not-stored'],
    [{ neftPolicies: [] }, false, 'policy-not-listed'],
    [{ policyNo: '223456789' }, false, 'policy-not-listed'],
    [{ updatePIData: null, updateNeft: null, neftPolicies: [] }, false, 'personal-data-not-stored'],
  ] as const)('with %j: %s, %s', (facts, applies, because) => {
    expect(appliesNeftUpdate({ ...stored, ...facts })).toEqual({ applies, because });
  });

  it('has no two clauses with the same id', () => {
    expect(new Set(neftUpdateClauses.map(({ id }) => id)).size).toBe(neftUpdateClauses.length);
  });
});
