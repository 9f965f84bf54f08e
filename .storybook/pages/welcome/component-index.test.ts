import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { componentExport } from '../../../packages/ui/build/component-export.ts';
import { components, findComponents, idOf } from './component-index.ts';
import { places } from './places.ts';

const ui = join(import.meta.dirname, '../../../packages/ui');
/** What the package exports from a file with the component's name. */
const exported = Array.from(
  readFileSync(join(ui, 'src/index.ts'), 'utf8').matchAll(componentExport),
  ([, path = '']) => path.split('/').at(-1) ?? '',
);

describe('the index of components', () => {
  it('has every component of the package', () => {
    expect(exported.length).toBeGreaterThan(40);
    expect(components.map(({ name }) => name).sort()).toEqual(exported.sort());
  });

  it.each(components)(
    '$name says when to use it, when not, what else it is called and why it is so, and has states',
    ({ name, group, when, whenNot, also, why, states }) => {
      expect([name, group]).not.toContain('');
      expect(when.length).toBeGreaterThan(10);
      expect(whenNot.length).toBeGreaterThan(5);
      expect(also.length).toBeGreaterThan(5);
      expect(why.length).toBeGreaterThan(20);
      expect(states.length).toBeGreaterThan(0);
    },
  );

  it('takes the words of a component for it, not those of its samples', () => {
    expect(components.find(({ name }) => name === 'Timeline')?.when).toMatch(/^for stages of something/);
    expect(components.find(({ name }) => name === 'Horizon')?.when).toMatch(/^for /);
  });

  it.each([
    ['modal', 'Dialog'],
    ['popup', 'Dialog'],
    ['dropdown', 'SelectField'],
    ['spinner', 'Loader'],
    ['tooltip', 'Explained'],
    ['toggle', 'Checkbox'],
    ['switch', 'Checkbox'],
    ['alert', 'Notice'],
    ['snackbar', 'Toast'],
    ['footer', 'PageShell'],
    ['breadcrumb', 'Link'],
    ['wizard', 'Stepper'],
    ['currency', 'AmountField'],
    ['confirm', 'Dialog'],
    ['date picker', 'DateField'],
    ['phone number', 'TextField'],
    [' Number  PHONE ', 'TextField'],
  ])('finds for %s the %s', (query, name) => {
    expect(findComponents(query).map((component) => component.name)).toContain(name);
  });

  const pictured = globSync('src/{components,layout}/**/*.stories.tsx', { cwd: ui })
    .map((file) => readFileSync(join(ui, file), 'utf8'))
    .filter((code) => code.includes("tags: ['picture'"))
    .map((code) => /\btitle: '([^']+)'/.exec(code)?.[1]);

  it.each(components)('$name has a picture that is compared', ({ group, name }) => {
    const how = "add tags: ['picture'] to a story that shows all parts of the component";
    expect(pictured, how).toContain(`${group}/${name}`);
  });

  it('leads to the addresses that Storybook gives', () => {
    const button = components.find(({ name }) => name === 'Button');
    expect(button?.href).toBe('?path=/docs/components-button--docs');
    expect(button?.states).toContainEqual({
      name: 'Every Variant',
      href: '?path=/story/components-button--every-variant',
    });
  });
});

describe('the pages of components', () => {
  const of = (pattern: string) =>
    globSync(pattern, { cwd: ui }).map((file) => [file, readFileSync(join(ui, file), 'utf8')] as const);
  const modal = of('src/{components,layout}/*/*.tsx').filter(
    ([file, code]) => !file.endsWith('.stories.tsx') && /showModal\(|useModal\(|react-dialog/.test(code),
  );

  it('are found', () => expect(modal.length).toBeGreaterThan(2));

  it.each(modal.map(([file]) => file))('show what %s opens in a frame, not over the text', (file) => {
    const [[, stories = ''] = []] = of(file.replace(/\.tsx$/, '.stories.tsx'));
    expect(stories).toContain('usageInFrame(');
  });

  it('leave out lists of a thousand rows', () => {
    for (const [file, code] of of('src/**/*.stories.tsx'))
      if (/length: \d{4}/.test(code)) expect([file, code.includes("tags: ['!autodocs']")]).toEqual([file, true]);
  });
});

describe('the welcome page', () => {
  const root = join(import.meta.dirname, '../../..');
  const ids = globSync(
    ['.storybook/pages/**/*.stories.tsx', '{packages/ui,packages/services,apps/portal}/src/**/*.stories.tsx'],
    {
      cwd: root,
    },
  )
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .flatMap((code) => {
      const title = /\btitle: '([^']+)'/.exec(code)?.[1] ?? '';
      return Array.from(code.matchAll(/^export const (\w+)/gm), ([, story = '']) => idOf(title, story));
    });

  it.each(places)('leads to $name', ({ path }) => expect(ids).toContain(path));
});
