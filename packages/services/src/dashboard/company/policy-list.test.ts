import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filters, isFirstView, pageBodyOf, placesOn, queryOf, sortColumns, viewOf } from './policy-list.ts';

const view = (query: string) => viewOf(new URLSearchParams(query));

describe('the list of policies in the address', () => {
  it('starts with the premium that falls due first, which the address does not mention', () => {
    expect(view('')).toEqual({ page: 1, sortBy: 'dueDate', descending: false, only: 'all' });
    expect(queryOf(view('')).size).toBe(0);
    expect(isFirstView(view(''))).toBe(true);
    expect(isFirstView(view('page=2'))).toBe(false);
    expect(isFirstView(view('only=due'))).toBe(false);
  });

  it('round-trips through the address', () => {
    const views = fc.record({
      page: fc.integer({ min: 1, max: 100_000 }),
      sortBy: fc.constantFrom(...sortColumns),
      descending: fc.boolean(),
      only: fc.constantFrom(...filters),
    });
    fc.assert(
      fc.property(views, (one) => {
        expect(viewOf(queryOf(one))).toEqual(one);
      }),
    );
  });

  it.each(['page=0', 'page=-1', 'page=1.5', 'page=x', 'page=100001', 'sort=secret', 'order=up', 'due=yes'])(
    'is the default if the address says %s',
    (query) => expect(isFirstView(view(query))).toBe(true),
  );

  it('is requested in the server’s format', () => {
    expect(pageBodyOf(view('page=3&sort=policyNo&order=descending&only=due'))).toEqual({
      page: 3,
      pageSize: 20,
      sortBy: 'policyNo',
      sortOrder: 'descending',
      onlyDue: true,
    });
  });

  it('says which of how many are shown', () => {
    expect(placesOn(1, 5000)).toEqual({ from: '1', to: '20', total: '5,000' });
    expect(placesOn(250, 5000)).toEqual({ from: '4,981', to: '5,000', total: '5,000' });
    expect(placesOn(1, 7)).toEqual({ from: '1', to: '7', total: '7' });
  });
});
