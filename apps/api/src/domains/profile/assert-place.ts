import { problem } from '../../platform/problem.ts';
import { findMisplaced } from './places/places.ts';

const DETAILS = {
  state: 'must be a state or union territory of the list',
  city: 'must be a city of the state',
  pinCode: 'must be a pin code of the city',
} as const;

/** Throws `validation` if state, city and pin code of an address in India do not match. */
export function assertPlace(address: { state: string; city: string; pinCode?: string }): void {
  const wrong = findMisplaced({ ...address, pinCode: address.pinCode ?? '' });
  if (wrong) throw problem('validation', { errors: [{ pointer: `/addressDetails/${wrong}`, detail: DETAILS[wrong] }] });
}
