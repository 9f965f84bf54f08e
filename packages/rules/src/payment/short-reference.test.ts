import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shortReference } from './short-reference.ts';

describe('shortReference', () => {
  it.each([
    ['ord_00000000000000000000000000000000', '0000-0000-0000'],
    ['ord_0000000000000000000000000000001f', '0000-0000-000Z'],
    ['ord_16902d85c5f24e0b9a1f3c7de04b8a65', 'M7SW-FQG4-Q2K5'],
    ['16902d85-c5f2-4e0b-9a1f-3c7de04b8a65', 'M7SW-FQG4-Q2K5'],
  ])('of %s is %s', (id, reference) => expect(shortReference(id)).toBe(reference));

  it('has three groups of four letters, none of them I, L, O or U', () =>
    fc.assert(
      fc.property(fc.oneof(fc.uuid(), fc.string()), (id) => {
        expect(shortReference(id)).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){2}[0-9A-HJKMNP-TV-Z]{4}$/);
      }),
    ));

  it('differs if the last 60 bits differ', () =>
    fc.assert(
      fc.property(fc.uuid(), fc.uuid(), (one, other) => {
        expect(shortReference(one) === shortReference(other)).toBe(one.slice(-16) === other.slice(-16));
      }),
    ));
});
