import { expect, it } from 'vitest';
import { csvFile } from './csv-file.ts';

it.each([
  ['12.5', '12.5'],
  ['-12.5', '-12.5'],
  ['+1,200.00', '"+1,200.00"'],
  ['Fund, "A"', '"Fund, ""A"""'],
  ['two\nlines', '"two\nlines"'],
  ['two\rlines', '"two\rlines"'],
  ['=1+1', "'=1+1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['+cmd|x', "'+cmd|x"],
  ['-2+3', "'-2+3"],
  ['\t=1', "'\t=1"],
  ['\r=1', '"\'\r=1"'],
  ['शुद्ध मूल्य', 'शुद्ध मूल्य'],
])('writes the cell %j as %j', async (cell, written) => {
  expect(await csvFile([[cell]]).text()).toBe(`${written}\r\n`);
});
