import { expect, it } from 'vitest';
import { GST_STATES } from '../tables/gst-states.ts';
import { gstStateOf } from './gst-state-of.ts';

it.each([
  // samples that the GST portal's documentation uses
  ['27AAPFU0939F1ZV', 'Maharashtra'],
  ['29AAGCB7383J1Z4', 'Karnataka'],
  ['04AAECS1234F1ZW', 'Chandigarh'],
  ['38AAECS1234F1ZL', 'Ladakh'],
  ['27AAPFU0939F1ZX', null],
  ['27AAPFU0939F1Z', null],
  ['27AAPFU0939F0ZV', null],
  ['27aapfu0939f1zv', null],
  // right but for a State that does not exist
  ['25AAECS1234F1ZS', null],
  ['99AAECS1234F1ZD', null],
  ['', null],
])('a GSTIN %s is of %s', (gstin, name) => {
  expect(gstStateOf(gstin)?.name ?? null).toBe(name);
});

it('finds every change of one character, and two neighbours in the wrong order', () => {
  const gstin = '27AAPFU0939F1ZV';
  for (let place = 2; place < gstin.length; place++)
    for (const character of 'A1Z9') {
      const changed = gstin.slice(0, place) + character + gstin.slice(place + 1);
      if (changed !== gstin) expect(gstStateOf(changed)).toBeNull();
    }
  expect(gstStateOf('27APAFU0939F1ZV')).toBeNull();
});

it('has each State once, by its code', () => {
  const codes = GST_STATES.map(({ code }) => code);
  expect(codes).toEqual([...new Set(codes)].sort());
});
