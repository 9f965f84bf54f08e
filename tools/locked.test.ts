import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './run.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const json = (file: string) => JSON.parse(read(file));

it('fetches pnpm in the version of package.json, and by its hash', () => {
  const [, version = '', algorithm = '', hash = ''] =
    /^pnpm@([^+]+)\+(\w+)\.(\w+)$/.exec(json('package.json').packageManager) ?? [];
  expect([algorithm, hash.length]).toEqual(['sha512', 128]);
  for (const arch of ['x64', 'arm64']) {
    const { packages } = json(`tools/locked/pnpm-linux-${arch}/package-lock.json`);
    expect(packages[`node_modules/@pnpm/exe.linux-${arch}`]).toMatchObject({
      version,
      integrity: expect.stringMatching(/^sha512-/),
    });
  }
});

it.each(['pnpm-linux-x64', 'pnpm-linux-arm64', 'verdaccio'])(
  'knows the hash of everything that %s needs, and no address of a registry',
  (name) => {
    const lockfile = `tools/locked/${name}/package-lock.json`;
    const packages = Object.entries<{ integrity?: string; resolved?: string }>(json(lockfile).packages);
    const unhashed = packages.filter(([path, it]) => path && (!it.integrity || it.resolved));
    expect(unhashed.map(([path]) => path)).toEqual([]);
  },
);
