import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { copyCheckout } from './copy-checkout.ts';
import { mutants } from './list/index.ts';
import { MONEY_AND_SECURITY, plantedOn } from './list/money-and-security.ts';
import { placeOf } from './place.ts';

const folder = mkdtempSync(join(tmpdir(), 'mutants-'));
afterAll(() => rmSync(folder, { recursive: true }));
writeFileSync(join(folder, 'rule.ts'), 'export const late = (days: number) => days > 15;\n');
const late = { id: 'x1', name: 'late a day early', file: 'rule.ts', find: '> 15', replace: '>= 15', tests: ['rule'] };

it('each mutant has a unique id', () => {
  expect(new Set(mutants.map(({ id }) => id)).size).toBe(mutants.length);
});

it('each fault of money and security names one test file, and is planted within a week', () => {
  expect(MONEY_AND_SECURITY.filter(({ tests }) => tests.length !== 1 || !tests[0]?.endsWith('.test'))).toEqual([]);
  const week = Array.from({ length: 7 }, (_, day) => plantedOn(new Date(Date.UTC(2026, 10, 28 + day))));
  expect(new Set(week.flat())).toEqual(new Set(MONEY_AND_SECURITY));
  expect(week.map((faults) => new Set(faults).size)).toEqual(Array(7).fill(3));
});

it('a mutant is found by its code, whatever the folder of its file', () => {
  expect(placeOf(late, folder, ['rule.ts']).after).toBe('export const late = (days: number) => days >= 15;\n');
});

it('a mutant whose code is missing, or occurs twice, is not run', () => {
  expect(() => placeOf({ ...late, find: '> 16' }, folder, ['rule.ts'])).toThrow('x1: no rule.ts contains > 16');
  expect(() => placeOf({ ...late, find: 'days' }, folder, ['rule.ts'])).toThrow('x1: rule.ts contains it 2 times');
  expect(() => placeOf(late, folder, ['other.ts'])).toThrow('x1: no rule.ts contains > 15');
});

it('a copy of a checkout has its own files and workspace packages, and shares the others', () => {
  const [from, to] = [join(folder, 'original'), join(folder, 'copy')];
  for (const made of ['node_modules/.pnpm/zod', 'packages/rules', 'dist'])
    mkdirSync(join(from, made), { recursive: true });
  writeFileSync(join(from, 'packages/rules/late.ts'), 'original');
  symlinkSync('../packages/rules', join(from, 'node_modules/rules'));
  symlinkSync('.pnpm/zod', join(from, 'node_modules/zod'));
  copyCheckout(from, to);
  writeFileSync(join(to, 'node_modules/rules/late.ts'), 'planted');
  expect(readFileSync(join(from, 'packages/rules/late.ts'), 'utf8')).toBe('original');
  expect(realpathSync(join(to, 'node_modules/zod'))).toBe(realpathSync(join(from, 'node_modules/zod')));
});
