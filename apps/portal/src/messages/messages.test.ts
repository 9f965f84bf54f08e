import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import settings from '../../project.inlang/settings.json' with { type: 'json' };

type Message = string | readonly { readonly match: Readonly<Record<string, string>> }[];
type Messages = Readonly<Record<string, Message>>;

const shared = import.meta.glob<{ default: Messages }>('./*/*.json', { eager: true });
const own = import.meta.glob<{ default: Messages }>('../services/*/messages/*.json', { eager: true });
const sources = import.meta.glob<string>(
  ['../**/*.{ts,tsx}', '!../**/*.{test,spec}.{ts,tsx}', '!../paraglide/**', '!../**/testing/**', '!../test-setup.ts'],
  { eager: true, query: '?raw', import: 'default' },
);

/** The texts that services share by their area, and those of each service by its address; with how the compiler finds them. */
const areas = [
  ...Object.keys(shared).flatMap((path) => {
    const area = /^\.\/en\/(.+)\.json$/.exec(path)?.[1];
    return area ? [{ area, pattern: `./src/messages/{locale}/${area}.json` }] : [];
  }),
  ...Object.keys(own).flatMap((path) => {
    const area = /^\.\.\/services\/(.+)\/messages\/en\.json$/.exec(path)?.[1];
    return area ? [{ area, pattern: `./src/services/${area}/messages/{locale}.json` }] : [];
  }),
];
const read = (locale: 'en' | 'hi', area: string): Messages => {
  const file = shared[`./${locale}/${area}.json`] ?? own[`../services/${area}/messages/${locale}.json`];
  const { $schema: _, ...messages } = file?.default ?? {};
  return messages;
};
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
const camelCase = (area: string) => area.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

describe.each(areas)('the texts of $area', ({ area, pattern }) => {
  const en = read('en', area);
  const hi = read('hi', area);

  it('are known to the compiler', () => {
    expect(settings['plugin.inlang.messageFormat'].pathPattern).toContain(pattern);
  });

  it('have the same keys in both languages, each beginning with the area', () => {
    expect(Object.keys(hi)).toEqual(Object.keys(en));
    expect(Object.keys(en).filter((key) => !key.startsWith(`${camelCase(area)}_`))).toEqual([]);
  });

  it('have the same placeholders in both languages', () => {
    for (const [key, message] of Object.entries(en))
      expect([key, placeholdersOf(hi[key] ?? '')]).toEqual([key, placeholdersOf(message)]);
  });

  it('are in the script of their language', () => {
    // a language is offered under its own name, whatever the page speaks
    const ownName = ['app_english', 'app_englishShort', 'app_hindi', 'app_hindiShort'];
    const inScript = (messages: Messages, wanted: RegExp, foreign: RegExp) =>
      Object.entries(messages)
        .filter(([key]) => !ownName.includes(key))
        .flatMap(([key, message]) => textsOf(message).map((text) => [key, text.replace(/\{\w+\}/g, '')] as const))
        .filter(([, text]) => foreign.test(text) || (/\p{L}/u.test(text) && !wanted.test(text)))
        .map(([key]) => key);
    expect(inScript(en, /[a-z]/i, /\p{Script=Devanagari}/u)).toEqual([]);
    expect(inScript(hi, /\p{Script=Devanagari}/u, /[a-z]{6,}/)).toEqual([]);
  });

  it('are all used', () => {
    const code = Object.values(sources).join('\n');
    expect(Object.keys(en).filter((key) => !new RegExp(`\\b${key}\\b`).test(code))).toEqual([]);
  });
});

/** Text that a person would see or hear and that stands in the code instead of the messages. */
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
  it('hold no text of their own', () => {
    const texts = Object.entries(sources)
      .filter(([path]) => path.endsWith('.tsx'))
      .flatMap(([path, source]) => textIn(source).map((text) => `${path}: ${text}`));
    expect(texts).toEqual([]);
  });

  it('are found out when they do', () => {
    expect(textIn('<p>Pay now</p>')).toEqual(['Pay now']);
    expect(textIn(`<Field label="Mobile" help={'Ten digits'} name="mobile" />`)).toEqual(['Mobile', 'Ten digits']);
    expect(textIn('<p className="wide">{m.login_heading()} · {count}</p>')).toEqual([]);
  });
});
