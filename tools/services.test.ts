import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { root } from './run.ts';

/** The browser journeys that services of the folder lack, by their paths. */
const missing = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => existsSync(join(folder, name, 'facts.ts')) || existsSync(join(folder, name, `${name}.tsx`)))
    .map((name) => `${name}/${name}.spec.ts`)
    .filter((path) => !existsSync(join(folder, path)) || !/^\s*test\(/m.test(readFileSync(join(folder, path), 'utf8')));

it('every service has its browser journey in its folder', () => {
  expect(missing(join(root, 'packages/services/src'))).toEqual([]);
});

const planted = mkdtempSync(join(tmpdir(), 'services-'));
afterAll(() => rmSync(planted, { recursive: true }));

it.each([
  ['no journey', { 'top-up/facts.ts': '' }, ['top-up/top-up.spec.ts']],
  ['a screen and no facts', { 'top-up/top-up.tsx': '' }, ['top-up/top-up.spec.ts']],
  [
    'a journey under another name',
    { 'top-up/facts.ts': '', 'top-up/pays.spec.ts': "test('a');\n" },
    ['top-up/top-up.spec.ts'],
  ],
  ['an empty journey', { 'top-up/facts.ts': '', 'top-up/top-up.spec.ts': "import 'a';\n" }, ['top-up/top-up.spec.ts']],
  ['nothing missing', { 'top-up/facts.ts': '', 'top-up/top-up.spec.ts': "test('a');\n", 'shared/csv.ts': '' }, []],
])('a folder with %s is found out', (name, files, found) => {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(planted, name, path)), { recursive: true });
    writeFileSync(join(planted, name, path), text);
  }
  expect(missing(join(planted, name))).toEqual(found);
});
