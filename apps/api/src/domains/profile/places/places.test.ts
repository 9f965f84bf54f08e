import { checkPinCode } from '@lifedesk/rules';
import { describe, expect, it } from 'vitest';
import { checkPlace, citiesOf, placesOf, stateOfArea, states } from './places.ts';

describe('the India Post directory', () => {
  it('lists the states and union territories, and their districts with pin codes', () => {
    expect(states()).toHaveLength(36);
    expect(states()).toContain('Jammu and Kashmir');
    expect(citiesOf('Maharashtra')?.find(({ city }) => city === 'Mumbai')?.pinCodes).toContain('400028');
    expect(citiesOf('Atlantis')).toBeNull();
    expect(citiesOf('constructor')).toBeNull();
  });

  it('has no pin code that the form refuses', () => {
    const all = states().flatMap((state) => citiesOf(state)?.flatMap(({ pinCodes }) => pinCodes) ?? []);
    expect(all.length).toBeGreaterThan(10_000);
    expect(all.filter((pinCode) => !checkPinCode(pinCode).valid)).toEqual([]);
  });

  it.each([
    ['Maharashtra', 'Mumbai', '400028', null, true],
    ['Maharashtra', 'Pune', '400028', null, false],
    ['Tripura', 'West Tripura', '799001', null, false],
    ['Maharashtra', 'Mumbai', '999999', null, false],
    ['Maharashtra', 'Mumbai', '560034', 'pinCode', false],
    ['Maharashtra', 'Mumbai', '', 'pinCode', false],
    // no postal circle has 54
    ['Maharashtra', 'Mumbai', '540028', 'pinCode', false],
    ['Karnataka', 'Mumbai', '400028', 'city', false],
    ['Bombay', 'Mumbai', '400028', 'state', false],
    ['toString', 'Mumbai', '400028', 'state', false],
  ])('%s, %s, %s: %s, confirmed %s', (state, city, pinCode, wrong, isConfirmed) => {
    expect(checkPlace({ state, city, pinCode })).toEqual({ wrong, isConfirmed });
  });

  // pin codes that the directory lists under another state or under none
  it.each([
    ['799001', 'Tripura'],
    ['500119', 'Telangana'],
    ['222101', 'Uttar Pradesh'],
    ['400113', 'Maharashtra'],
    ['999999', undefined],
  ])('%s is of no place, and its area is of %s', (pinCode, state) => {
    expect(placesOf(pinCode)).toEqual([]);
    expect(stateOfArea(pinCode)).toBe(state);
  });

  it.each([
    ['403001', 'Goa'],
    ['737101', 'Sikkim'],
    ['744101', 'Andaman and Nicobar Islands'],
    ['160017', 'Chandigarh'],
    ['194101', 'Ladakh'],
    ['682555', 'Lakshadweep'],
    ['533464', 'Puducherry'],
    ['673310', 'Puducherry'],
    ['362520', 'The Dadra and Nagar Haveli and Daman and Diu'],
  ])('%s is of %s, which a circle of another name delivers to', (pinCode, state) => {
    expect(placesOf(pinCode).map((place) => place.state)).toContain(state);
  });
});
