import * as m from '@lifedesk/journey/messages';
import { expect, it } from 'vitest';
import { addressProblems, blankAddress } from './address-fields.ts';

const typed = { ...blankAddress, pinCode: '400001', addrLine1: '14, Sagar Darshan', state: 'Maharashtra' };
const places = { state: 'Maharashtra', cities: [{ city: 'Mumbai', pinCodes: ['400001'] }] };

it.each([
  ['the city of the PIN code, while the cities of its state load', { city: 'Mumbai' }, undefined],
  ['no city, while they load', { city: '' }, m.address_cityMissing],
  ['a city of the state', { city: 'Mumbai', places }, undefined],
  ['a city of another state', { city: 'Pune Cantonment', places }, m.address_cityMissing],
])('an address with %s', (_, change, problem) => {
  expect(addressProblems({ ...typed, ...change }).city).toBe(problem);
});
