import { describe, expect, it } from 'vitest';
import { citiesOf, findMisplaced, states } from './places.ts';

describe('the India Post directory', () => {
  it('lists the states and union territories, and their districts with pin codes', () => {
    expect(states()).toHaveLength(36);
    expect(states()).toContain('Jammu and Kashmir');
    expect(citiesOf('Maharashtra')?.find(({ city }) => city === 'Mumbai')?.pinCodes).toContain('400028');
    expect(citiesOf('Atlantis')).toBeNull();
    expect(citiesOf('constructor')).toBeNull();
  });

  it.each([
    ['Maharashtra', 'Mumbai', '400028', null],
    ['Maharashtra', 'Mumbai', '560034', 'pinCode'],
    ['Karnataka', 'Mumbai', '400028', 'city'],
    ['Bombay', 'Mumbai', '400028', 'state'],
    ['toString', 'Mumbai', '400028', 'state'],
  ])('%s, %s, %s: %s', (state, city, pinCode, wrong) => {
    expect(findMisplaced({ state, city, pinCode })).toBe(wrong);
  });
});
