import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../run.ts';
import { FAULTS, plantedOn } from './faults.ts';

describe.each(FAULTS)('the fault $id', ({ file, find, test }) => {
  const findFiles = (path: string) => globSync(`{packages,apps}/*/src/**/${path}`, { cwd: root });

  it('is in one place', () => {
    const [path = '', ...others] = findFiles(file);
    expect(others).toEqual([]);
    expect(readFileSync(join(root, path), 'utf8').split(find)).toHaveLength(2);
  });

  it('has one test', () => expect(findFiles(test)).toHaveLength(1));
});

it('plants three faults a day, and each within eight days', () => {
  const days = Array.from({ length: 8 }, (_, day) => plantedOn(new Date(Date.UTC(2026, 10, 28 + day))));
  expect(new Set(days.flat())).toEqual(new Set(FAULTS));
  expect(days.map(({ length }) => length)).toEqual(Array(8).fill(3));
  expect(new Set(FAULTS.map(({ id }) => id)).size).toBe(FAULTS.length);
});
