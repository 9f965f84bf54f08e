import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const page = readFileSync(join(root, 'docs/asvs.md'), 'utf8');
const rows = page.split('\n').filter((line) => /^\| \d/.test(line));
const pathOf = (name: string) => (/^(apps|packages)\//.test(name) ? name : `apps/api/src/${name}`);
const named = new Set(rows.flatMap((row) => Array.from(row.matchAll(/`([\w./-]+\.ts)`/g), ([, name = '']) => name)));

describe('the table of ASVS', () => {
  it.each([...named])('names %s, which exists', (name) => {
    expect(existsSync(join(root, pathOf(name)))).toBe(true);
  });

  it.each(rows)('shows or leaves open: %s', (row) => {
    expect(row).toMatch(/\.ts`|open|no test of our own|lockfile/i);
  });
});
