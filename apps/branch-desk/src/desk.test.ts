import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { homeOf } from './create-desk.ts';
import en from './messages/en.json' with { type: 'json' };
import hi from './messages/hi.json' with { type: 'json' };

const folder = `${import.meta.dirname}/..`;
const files = globSync('{src,build}/**/*.{ts,tsx}', { cwd: folder }).filter(
  (name) => !/\.test\.|\/testing\//.test(name),
);
const code = [...files, 'vite.config.ts'].map((name) => readFileSync(`${folder}/${name}`, 'utf8')).join('\n');

it('is a small app: fewer than 700 lines of code, including settings, but not tests, comments and blank lines', () => {
  const lines = code.split('\n').filter((line) => !/^\s*($|\/\/|\/?\*)/.test(line));
  expect(lines.length).toBeGreaterThan(100);
  expect(lines.length).toBeLessThan(700);
});

describe('the texts', () => {
  it('have the same keys and placeholders in both languages', () => {
    const places = (texts: Record<string, string>) =>
      Object.entries(texts).map(([key, text]) => [key, ...[...text.matchAll(/\{\w+\}/g)].map(String).sort()]);
    expect(places(hi)).toEqual(places(en));
  });

  it('are in the script of their language', () => {
    expect(Object.values(en).filter((text) => /\p{Script=Devanagari}/u.test(text))).toEqual([]);
    expect(Object.values(hi).filter((text: string) => /[a-z]{2}/.test(text.replace(/\{\w+\}/g, '')))).toEqual([]);
  });

  it('are all used', () => {
    const isUsed = (key: string) => code.includes(`'${key}'`);
    expect(Object.keys(en).filter((key) => !isUsed(key))).toEqual([]);
  });
});

it.each([
  ['/tools/desk/', '/tools/desk'],
  ['/tools/desk/index.html', '/tools/desk'],
  ['/', '/branch-desk'],
])('at %s is led back to by the gateway at %s', (path, home) => {
  expect(homeOf(path)).toBe(home);
});
