import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { policyLinkId, policyNoOfLinkId } from './policy-link.ts';

const policies = [
  { policyNo: '123456789', id: 'a3f9' },
  { policyNo: '223456789', id: 'b7c1' },
];
const retail = { isCorporateUser: false, policies };
const corporate = { isCorporateUser: true, policies: [] };

// "For corporate users the id is the base64 of the policy number. For others it is the policy's id from the dashboard
// list. The reverse mapping works the same way and gives an empty string on failure."
describe('policy links', () => {
  it('carry the base64 of the number for a corporate user', () => {
    expect(policyLinkId('123456789', corporate)).toBe('MTIzNDU2Nzg5');
    expect(policyNoOfLinkId('MTIzNDU2Nzg5', corporate)).toBe('123456789');
  });

  it('carry the id of the dashboard list for others', () => {
    expect(policyLinkId('223456789', retail)).toBe('b7c1');
    expect(policyNoOfLinkId('b7c1', retail)).toBe('223456789');
  });

  it('are empty for a policy that is not in the list', () => {
    expect(policyLinkId('999999999', retail)).toBe('');
    expect(policyNoOfLinkId('MTIzNDU2Nzg5', retail)).toBe('');
    expect(policyNoOfLinkId('', retail)).toBe('');
  });

  it('are empty if a corporate id is not base64', () => {
    for (const id of ['a3f9!', '%%%', '/w==', '']) expect(policyNoOfLinkId(id, corporate)).toBe('');
  });

  it('lead back to the number both ways', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{9}$/), fc.uuid(), (policyNo, id) => {
        for (const context of [corporate, { isCorporateUser: false, policies: [{ policyNo, id }] }])
          expect(policyNoOfLinkId(policyLinkId(policyNo, context), context)).toBe(policyNo);
      }),
    );
  });

  it('need no escaping in an address for a policy number', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{9}$/), (policyNo) => {
        expect(policyLinkId(policyNo, corporate)).toMatch(/^[A-Za-z0-9]{12}$/);
      }),
    );
  });
});
