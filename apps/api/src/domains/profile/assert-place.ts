import { problem } from '../../platform/problem.ts';
import { checkPlace } from './places/places.ts';

const DETAILS = {
  state: 'must be a state or union territory of the list',
  city: 'must be a city of the state',
  pinCode: 'must be a pin code of the state',
} as const;

/**
 * Throws `validation` if state, city and pin code of an address in India do not match.
 * @returns what staff see of it: whether the directory has the pin code in that city
 */
export function assertPlace(address: { state: string; city: string; pinCode?: string }): { isPlaceConfirmed: boolean } {
  const { wrong, isConfirmed } = checkPlace({ ...address, pinCode: address.pinCode ?? '' });
  if (wrong) throw problem('validation', { errors: [{ pointer: `/addressDetails/${wrong}`, detail: DETAILS[wrong] }] });
  return { isPlaceConfirmed: isConfirmed };
}
