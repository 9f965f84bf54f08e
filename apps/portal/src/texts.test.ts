import ts from 'typescript';
import { describe, expect, it } from 'vitest';

type Message =
  | string
  | readonly { readonly selectors: readonly string[]; readonly match: Readonly<Record<string, string>> }[];
type Messages = Readonly<Record<string, Message>>;
/** A text file. Those of the rules have their messages by rule and reason. */
type TextFile = Readonly<Record<string, Message | Messages>>;

const root = '../../..';
const shared = import.meta.glob<{ default: TextFile }>(
  ['../messages/*/*.json', '../../api/messages/*/*.json', '../../../packages/{journey,rules}/messages/*/*.json'],
  { eager: true },
);
const own = import.meta.glob<{ default: TextFile }>('../../../packages/services/src/*/messages/*.json', {
  eager: true,
});
interface Settings {
  readonly baseLocale: string;
  readonly locales: readonly string[];
  readonly 'plugin.inlang.messageFormat': { readonly pathPattern: readonly string[] };
}
const lists = import.meta.glob<Settings>(
  [
    '../project.inlang/settings.json',
    '../../api/project.inlang/settings.json',
    '../../../packages/{rules,journey,services}/project.inlang/settings.json',
  ],
  { eager: true, import: 'default' },
);
const sources = import.meta.glob<string>(
  [
    './**/*.{ts,tsx}',
    '../../api/src/**/*.ts',
    '../../../packages/{rules,journey,services}/src/**/*.{ts,tsx}',
    '!**/*.{test,spec}.{ts,tsx}',
    '!**/paraglide/**',
    '!**/testing/**',
  ],
  { eager: true, query: '?raw', import: 'default' },
);

/** Each file of texts, and how the compiler of its package finds it. */
const areas = [...Object.keys(shared), ...Object.keys(own)].flatMap((path) => {
  const [, folder = '', area] = /^(.*)\/messages\/en\/(.+)\.json$/.exec(path) ?? [];
  const [, service] = /\/services\/src\/(.+)\/messages\/en\.json$/.exec(path) ?? [];
  if (area)
    return [
      { area, path, list: `${folder}/project.inlang/settings.json`, pattern: `./messages/{locale}/${area}.json` },
    ];
  if (!service) return [];
  const list = `${root}/packages/services/project.inlang/settings.json`;
  return [{ area: service, path, list, pattern: `./src/${service}/messages/{locale}.json` }];
});
const read = (locale: string, path: string): Messages => {
  const there = path.replace(/\/en([/.])/, `/${locale}$1`);
  const { $schema: _, ...messages } = (shared[there] ?? own[there])?.default ?? {};
  return Object.fromEntries(
    Object.entries(messages).flatMap(([key, message]): [string, Message][] =>
      isMessage(message)
        ? [[key, message]]
        : Object.entries(message).map(([reason, sentence]) => [`${key}.${reason}`, sentence]),
    ),
  );
};
const isMessage = (message: Message | Messages): message is Message =>
  typeof message === 'string' || Array.isArray(message);
const textsOf = (message: Message): string[] =>
  typeof message === 'string' ? [message] : message.flatMap(({ match }) => Object.values(match));
const placeholdersOf = (message: Message) =>
  [
    ...new Set(
      textsOf(message)
        .join(' ')
        .match(/\{\w+\}/g),
    ),
  ].sort();
const selectorsOf = (message: Message) =>
  typeof message === 'string' ? [] : message.flatMap(({ selectors }) => selectors.map((name) => `{${name}}`));
const areaOf = (key: string) => key.slice(0, key.indexOf('_'));

describe.each(areas)('the texts of $area', ({ path, list, pattern }) => {
  const en = read('en', path);
  const hi = read('hi', path);
  const others = lists[list]?.locales.filter((locale) => locale !== 'en') ?? [];

  it('are known to the compiler', () => {
    expect(lists[list]?.['plugin.inlang.messageFormat'].pathPattern).toContain(pattern);
  });

  it.each(others)('have the same keys in %s', (locale) => {
    expect(Object.keys(read(locale, path))).toEqual(Object.keys(en));
  });

  it.each(others)('have the same placeholders in %s', (locale) => {
    const texts = read(locale, path);
    for (const [key, message] of Object.entries(en)) {
      const translated = texts[key] ?? '';
      // a language need not name what selects a form: "due today" instead of "in 0 days"
      const selectors = [message, translated].flatMap(selectorsOf);
      const placeholdersIn = (each: Message) => placeholdersOf(each).filter((name) => !selectors.includes(name));
      expect([key, placeholdersIn(translated)]).toEqual([key, placeholdersIn(message)]);
    }
  });

  it('are in the script of their language', () => {
    // parentheses may contain what is printed on a document, as printed; an address is an example
    const inScript = (messages: Messages, wanted: RegExp, foreign: RegExp) =>
      Object.entries(messages)
        .flatMap(([key, message]) =>
          textsOf(message).map((text) => [key, text.replace(/\{\w+\}(\/\S+)?|\([\w ]+\)|\S+@\S+/g, '')] as const),
        )
        .filter(([, text]) => foreign.test(text) || (/\p{L}/u.test(text) && !wanted.test(text)))
        .map(([key]) => key);
    expect(inScript(en, /[a-z]/i, /\p{Script=Devanagari}/u)).toEqual([]);
    // abbreviations stay in Latin letters, see docs/words.md
    expect(inScript(hi, /\p{Script=Devanagari}|^[A-Z ]+$/u, /[a-z]{6,}/)).toEqual([]);
  });

  it('are all used', () => {
    const code = Object.values(sources).join('\n');
    // the goal of a plan is part of this reason
    const isUsed = (key: string) =>
      key
        .replace(/\.fits-.+/, '.fits-')
        .split('.')
        .every((name) => new RegExp(`\\b${name}(?!\\w)`).test(code));
    expect(Object.keys(en).filter((key) => !isUsed(key))).toEqual([]);
  });
});

it('are in the same languages in every package', () => {
  const languages = Object.values(lists).map(({ baseLocale, locales }) => ({ baseLocale, locales }));
  expect(languages).toEqual(languages.map(() => languages[0]));
});

it('have unique names across packages and services', () => {
  const keys = areas.flatMap(({ path }) => Object.keys(read('en', path)));
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
});

it('have unique areas across services', () => {
  const services = areas.filter(({ path }) => path in own);
  const taken = services.flatMap(({ area, path }) =>
    [...new Set(Object.keys(read('en', path)).map(areaOf))].map((name) => ({ name, area })),
  );
  expect(taken.filter(({ name }, at) => taken.findIndex((other) => other.name === name) !== at)).toEqual([]);
});

/** Text for people that is in the code instead of the messages. */
function textIn(source: string): string[] {
  const spoken = new Set([
    'label',
    'title',
    'alt',
    'placeholder',
    'heading',
    'help',
    'error',
    'aria-label',
    'closeLabel',
    'loadingLabel',
  ]);
  const found: string[] = [];
  const look = (node: ts.Node) => {
    if (ts.isJsxText(node) && /\p{L}{2,}/u.test(node.text)) found.push(node.text.trim());
    if (ts.isJsxAttribute(node) && node.initializer && spoken.has(node.name.getText())) {
      const value = ts.isStringLiteral(node.initializer) ? node.initializer : node.initializer.getChildAt(1);
      if (value && ts.isStringLiteralLike(value) && /\p{L}{2,}/u.test(value.text)) found.push(value.text);
    }
    ts.forEachChild(node, look);
  };
  look(ts.createSourceFile('component.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return found;
}

describe('components', () => {
  it('contain no text of their own', () => {
    const texts = Object.entries(sources)
      .filter(([path]) => path.endsWith('.tsx'))
      .flatMap(([path, source]) => textIn(source).map((text) => `${path}: ${text}`));
    expect(texts).toEqual([]);
  });

  it('are detected if they do', () => {
    expect(textIn('<p>Pay now</p>')).toEqual(['Pay now']);
    expect(textIn(`<Field label="Mobile" help={'Ten digits'} name="mobile" />`)).toEqual(['Mobile', 'Ten digits']);
    expect(textIn('<p className="wide">{m.login_heading()} · {count}</p>')).toEqual([]);
  });
});
