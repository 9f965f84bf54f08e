import directory from './generated/places.json' with { type: 'json' };

type Places = Readonly<Record<string, Readonly<Record<string, readonly number[]>>>>;

/** The India Post directory: state, district, pin codes. */
const places: Places = directory;

/** The states and union territories by name. */
export const states = (): string[] => Object.keys(places);

/** The districts of a state with their pin codes; null if there is no such state. */
export function citiesOf(state: string): { city: string; pinCodes: string[] }[] | null {
  const cities = Object.hasOwn(places, state) ? places[state] : undefined;
  return cities
    ? Object.entries(cities).map(([city, pinCodes]) => ({ city, pinCodes: pinCodes.map((pin) => String(pin)) }))
    : null;
}

let byPinCode: Map<number, Place[]> | undefined;

interface Place {
  readonly state: string;
  readonly city: string;
}

/** The places that share a pin code; none if the directory does not have it. */
export function placesOf(pinCode: string): readonly Place[] {
  byPinCode ??= indexByPinCode();
  return byPinCode.get(Number(pinCode)) ?? [];
}

function indexByPinCode(): Map<number, Place[]> {
  const index = new Map<number, Place[]>();
  for (const [state, cities] of Object.entries(places))
    for (const [city, pinCodes] of Object.entries(cities))
      for (const pinCode of pinCodes) index.set(pinCode, [...(index.get(pinCode) ?? []), { state, city }]);
  return index;
}

/** Which of state, city and pin code does not match the others; null if they match. */
export function findMisplaced(address: {
  state: string;
  city: string;
  pinCode: string;
}): 'state' | 'city' | 'pinCode' | null {
  const cities = Object.hasOwn(places, address.state) ? places[address.state] : undefined;
  if (!cities) return 'state';
  const pinCodes = Object.hasOwn(cities, address.city) ? cities[address.city] : undefined;
  if (!pinCodes) return 'city';
  return pinCodes.includes(Number(address.pinCode)) ? null : 'pinCode';
}
