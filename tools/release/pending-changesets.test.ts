import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { published } from '../packages/pack.ts';
import { root } from '../run.ts';
import { pendingChangesets } from './version.ts';

const packages: readonly string[] = published.map((name) => `@lifedesk/${name}`);
const namesIn = (changeset: string): string[] =>
  [...(changeset.split('---')[1]?.matchAll(/^["'](.+)["']: (?:patch|minor|major)$/gm) ?? [])].map(
    ([, name = '']) => name,
  );

// `changeset version` refuses a changeset of a private package beside a published one, and with it the whole release
describe('a changeset that waits for the next release', () => {
  it.each(pendingChangesets())('%s names published packages only', (path) => {
    const names = namesIn(readFileSync(join(root, path), 'utf8'));
    expect(names).not.toEqual([]);
    expect(packages).toEqual(expect.arrayContaining(names));
  });
});
