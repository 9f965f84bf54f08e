import { storyNameFromExport, toId } from 'storybook/internal/csf';

/** A component, as described by its stories. */
export interface ComponentEntry {
  /** `Button` */
  readonly name: string;
  /** Its place in the sidebar: `Components`, `Layout`, `Screens`. */
  readonly group: string;
  /** When to use it, when not, and the decision behind it; empty if the stories do not say. */
  readonly when: string;
  readonly whenNot: string;
  /** Its names elsewhere, such as `modal`. */
  readonly also: string;
  readonly why: string;
  /** The address of its page. */
  readonly href: string;
  readonly states: readonly { readonly name: string; readonly href: string }[];
}

// the texts are in the stories, which are read as text, because importing a story would run it
const files = import.meta.glob<string>('../../../packages/ui/src/{components,layout}/**/*.stories.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** A string in the code, written `'…'`, `"…"` or `` `…` ``. */
const stringOf = (code: string, name: string): string => {
  const [, , text = ''] = new RegExp(`\\b${name}:\\s*(['"\`])((?:\\\\.|(?!\\1).)*)\\1`, 's').exec(code) ?? [];
  return text.replaceAll(/\\(.)/g, '$1').replaceAll('`', '');
};

/** The id that Storybook gives a story, such as `components-button--every-variant`. */
export const idOf = (title: string, story: string): string => toId(title, storyNameFromExport(story));

/** The part of the code that says when to use a component, after the code of its samples. */
const usageOf = (code: string): string => code.slice(Math.max(code.search(/\busage(InFrame)?\(/), 0));

const storiesOf = (code: string): string[] =>
  Array.from(code.matchAll(/^export const (\w+)/gm), ([, story = '']) => story);

function readComponent(code: string): ComponentEntry {
  const title = stringOf(code, 'title');
  const [group = '', name = ''] = title.split('/');
  return {
    name,
    group,
    when: stringOf(usageOf(code), 'when'),
    whenNot: stringOf(usageOf(code), 'whenNot'),
    also: stringOf(usageOf(code), 'also'),
    why: stringOf(usageOf(code), 'why'),
    href: `?path=/docs/${toId(title, 'docs')}`,
    states: storiesOf(code).map((story) => ({
      name: storyNameFromExport(story),
      href: `?path=/story/${idOf(title, story)}`,
    })),
  };
}

/** Every component with stories, by name. */
export const components: readonly ComponentEntry[] = Object.values(files)
  .map(readComponent)
  .sort((one, other) => one.name.localeCompare(other.name));

/** The components whose texts have every word of the query. */
export function findComponents(query: string): readonly ComponentEntry[] {
  const words = query.trim().toLowerCase().split(/\s+/);
  return components.filter(({ name, when, whenNot, also, states }) => {
    const text = [name, when, whenNot, also, ...states.map((state) => state.name)].join(' ').toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
