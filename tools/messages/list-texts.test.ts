import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listTexts } from './list-texts.ts';

let home: string;
beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'list-texts-'));
});
afterAll(() => rmSync(home, { recursive: true }));

const write = (file: string, text: string): void => {
  mkdirSync(dirname(join(home, file)), { recursive: true });
  writeFileSync(join(home, file), text);
};

it('lists the files and languages of a package and of its services, a new one too', () => {
  const settings = 'project.inlang/settings.json';
  write(settings, '{ "baseLocale": "en", "locales": ["en"], "plugin": { "pathPattern": ["./old"] } }');
  for (const file of [
    ...['loan', 'pan'].map((area) => `messages/en/${area}.json`),
    'src/texts.ts',
    'src/top-up/messages/en.json',
  ])
    write(file, '{}');
  expect(listTexts(home)).toBe('en');
  const read = () => JSON.parse(readFileSync(join(home, settings), 'utf8'));
  expect(read().locales).toEqual(['en']);
  expect(read().plugin.pathPattern).toEqual([
    './messages/{locale}/loan.json',
    './messages/{locale}/pan.json',
    './src/top-up/messages/{locale}.json',
  ]);
  write('messages/hi/loan.json', '{}');
  write('src/top-up/messages/ta.json', '{}');
  listTexts(home);
  expect(read().locales).toEqual(['en', 'hi', 'ta']);
});
