import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { mutants } from './list/index.ts';
import { placeOf } from './place.ts';

const folder = mkdtempSync(join(tmpdir(), 'mutants-'));
afterAll(() => rmSync(folder, { recursive: true }));
writeFileSync(join(folder, 'rule.ts'), 'export const late = (days: number) => days > 15;\n');
const late = { id: 'x1', name: 'late a day early', file: 'rule.ts', find: '> 15', replace: '>= 15', tests: ['rule'] };

it('each mutant has a unique id', () => {
  expect(new Set(mutants.map(({ id }) => id)).size).toBe(mutants.length);
});

it('a mutant is found by its code, whatever the folder of its file', () => {
  expect(placeOf(late, folder, ['rule.ts']).after).toBe('export const late = (days: number) => days >= 15;\n');
});

it('a mutant whose code is missing, or occurs twice, is not run', () => {
  expect(() => placeOf({ ...late, find: '> 16' }, folder, ['rule.ts'])).toThrow('x1: no rule.ts contains > 16');
  expect(() => placeOf({ ...late, find: 'days' }, folder, ['rule.ts'])).toThrow('x1: rule.ts contains it 2 times');
  expect(() => placeOf(late, folder, ['other.ts'])).toThrow('x1: no rule.ts contains > 15');
});
