import { expect, it } from 'vitest';
import { isEmptyValue } from './is-empty-value.ts';

// "A blank value or the text 'null' counts as empty"
it.each([undefined, null, '', ' ', '\t\n', 'null', ' null '])('%j is empty', (value) => {
  expect(isEmptyValue(value)).toBe(true);
});

it.each(['0', 'no', 'nullable', 'Null', 'undefined'])('%j is not', (value) => {
  expect(isEmptyValue(value)).toBe(false);
});
