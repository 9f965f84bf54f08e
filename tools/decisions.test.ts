import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const folder = join(import.meta.dirname, '../docs/decisions');
const pages = readdirSync(folder).filter((name) => /^\d{3}-.+\.md$/.test(name));
const index = readFileSync(join(folder, 'README.md'), 'utf8');

describe('the index of decisions', () => {
  it.each(pages)('lists %s under its title', (page) => {
    const title = readFileSync(join(folder, page), 'utf8').split('\n')[0]?.replace('# ', '');
    expect(index).toContain(`- [${title}](${page})`);
  });

  it.each(pages)('links to %s, which has a context, a decision and consequences', (page) => {
    const headings = Array.from(readFileSync(join(folder, page), 'utf8').matchAll(/^## (\w+)/gm), ([, name]) => name);
    expect(headings).toEqual(expect.arrayContaining(['Context', 'Decision', 'Consequences']));
  });

  it('lists nothing that does not exist', () => {
    const listed = Array.from(index.matchAll(/\]\(([^)]+)\)/g), ([, page]) => page);
    expect(listed.toSorted()).toEqual(pages.toSorted());
  });
});
