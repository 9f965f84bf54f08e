import { expect, it } from 'vitest';
import { nationalityOf } from './nationality.ts';

// "I or empty means Indian, N means NRI, P means PIO/OCI, F means Foreign National"
it.each([
  ['I', 'Indian'],
  ['', 'Indian'],
  [' ', 'Indian'],
  ['null', 'Indian'],
  [null, 'Indian'],
  [undefined, 'Indian'],
  ['N', 'NRI'],
  ['P', 'PIO/OCI'],
  ['F', 'Foreign National'],
])('%j means %s', (code, label) => {
  expect(nationalityOf(code)?.label).toBe(label);
});

it.each(['X', 'n', 'NRI'])('%j means nothing', (code) => {
  expect(nationalityOf(code)).toBeNull();
});
