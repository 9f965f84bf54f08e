import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../run.ts';
import { CONTROLS } from './asvs.ts';
import { FAULTS, plantedOn } from './faults.ts';

const files = globSync('{{packages,apps}/*/src,tools/packages}/**/*.{ts,tsx}', { cwd: root });
const findFiles = (path: string) => files.filter((file) => `/${file}`.endsWith(`/${path}`));

describe.each([...new Set([...FAULTS, ...CONTROLS])])('the fault $id', ({ file, find, test }) => {
  it('is in one place', () => {
    const [path = '', ...others] = findFiles(file);
    expect(others).toEqual([]);
    expect(readFileSync(join(root, path), 'utf8').split(find)).toHaveLength(2);
  });

  it('has one test', () => expect(findFiles(test)).toHaveLength(1));
});

it('plants three faults a day, and each within nine days', () => {
  const days = Array.from({ length: 9 }, (_, day) => plantedOn(new Date(Date.UTC(2026, 10, 28 + day))));
  expect(new Set(days.flat())).toEqual(new Set(FAULTS));
  expect(days.map(({ length }) => length)).toEqual(Array(9).fill(3));
  expect(new Set(FAULTS.map(({ id }) => id)).size).toBe(FAULTS.length);
});
