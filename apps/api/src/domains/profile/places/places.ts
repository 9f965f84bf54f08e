import { checkPinCode } from '@lifedesk/rules';
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

/** The state of a pin code's area, its first three digits: the one with most of the area's pin codes. Undefined for an area without any. */
export function stateOfArea(pinCode: string): string | undefined {
  stateByArea ??= indexByArea();
  return stateByArea.get(pinCode.slice(0, 3));
}

let stateByArea: ReadonlyMap<string, string> | undefined;

function indexByArea(): ReadonlyMap<string, string> {
  const most = new Map<string, { state: string; count: number }>();
  for (const [state, cities] of Object.entries(places)) {
    const counts = new Map<string, number>();
    for (const pinCode of Object.values(cities).flat()) {
      const area = String(pinCode).slice(0, 3);
      counts.set(area, (counts.get(area) ?? 0) + 1);
    }
    for (const [area, count] of counts) if (count > (most.get(area)?.count ?? 0)) most.set(area, { state, count });
  }
  return new Map(Array.from(most, ([area, { state }]) => [area, state]));
}

function indexByPinCode(): Map<number, Place[]> {
  const index = new Map<number, Place[]>();
  for (const [state, cities] of Object.entries(places))
    for (const [city, pinCodes] of Object.entries(cities))
      for (const pinCode of pinCodes) index.set(pinCode, [...(index.get(pinCode) ?? []), { state, city }]);
  return index;
}

interface PlaceCheck {
  /** What contradicts the others; null if nothing does. */
  readonly wrong: 'state' | 'city' | 'pinCode' | null;
  /** The directory has the pin code in that city. */
  readonly isConfirmed: boolean;
}

/**
 * Whether state, city and pin code belong together. A pin code must be of a postal circle, and agree with its state if the
 * directory knows it; one that the directory lacks, or has in another city, may be an error of the directory.
 */
export function checkPlace({ state, city, pinCode }: { state: string; city: string; pinCode: string }): PlaceCheck {
  const cities = Object.hasOwn(places, state) ? places[state] : undefined;
  if (!cities) return { wrong: 'state', isConfirmed: false };
  if (!Object.hasOwn(cities, city)) return { wrong: 'city', isConfirmed: false };
  const known = placesOf(pinCode);
  const isElsewhere = known.length > 0 && !known.some((place) => place.state === state);
  if (!checkPinCode(pinCode).valid || isElsewhere) return { wrong: 'pinCode', isConfirmed: false };
  return { wrong: null, isConfirmed: known.some((place) => place.state === state && place.city === city) };
}
