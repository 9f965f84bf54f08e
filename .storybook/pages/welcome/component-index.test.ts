import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { components, idOf } from './component-index.ts';
import { places } from './places.ts';

const ui = join(import.meta.dirname, '../../../packages/ui/src');
const stories = ['components', 'layout'].flatMap((folder) =>
  readdirSync(join(ui, folder), { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.stories.tsx')),
);

describe('the index of components', () => {
  it('has every component that has stories', () => {
    expect(components).toHaveLength(stories.length);
  });

  it.each(components)(
    '$name says when to use it and when not, and has states',
    ({ name, group, when, whenNot, states }) => {
      expect([name, group]).not.toContain('');
      expect(when.length).toBeGreaterThan(10);
      expect(whenNot.length).toBeGreaterThan(5);
      expect(states.length).toBeGreaterThan(0);
    },
  );

  it('leads to the addresses that Storybook gives', () => {
    const button = components.find(({ name }) => name === 'Button');
    expect(button?.href).toBe('?path=/docs/components-button--docs');
    expect(button?.states).toContainEqual({
      name: 'Every Variant',
      href: '?path=/story/components-button--every-variant',
    });
  });
});

describe('the welcome page', () => {
  const root = join(import.meta.dirname, '../../..');
  const ids = globSync(['.storybook/pages/**/*.stories.tsx', '{packages/ui,apps/portal}/src/**/*.stories.tsx'], {
    cwd: root,
  })
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .flatMap((code) => {
      const title = /\btitle: '([^']+)'/.exec(code)?.[1] ?? '';
      return Array.from(code.matchAll(/^export const (\w+)/gm), ([, story = '']) => idOf(title, story));
    });

  it.each(places)('leads to $name', ({ path }) => expect(ids).toContain(path));
});
