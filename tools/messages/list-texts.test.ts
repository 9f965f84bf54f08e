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

it('lists the files of a package and of its services, a new one too', () => {
  const settings = 'project.inlang/settings.json';
  write(settings, '{\n  "baseLocale": "en",\n  "plugin": {\n    "pathPattern": [\n      "./old"\n    ]\n  }\n}\n');
  for (const file of ['messages/en/loan.json', 'messages/en/pan.json', 'src/top-up/messages/en.json', 'src/texts.ts'])
    write(file, '{}');
  expect(listTexts(home)).toBe('en');
  expect(JSON.parse(readFileSync(join(home, settings), 'utf8')).plugin.pathPattern).toEqual([
    './messages/{locale}/loan.json',
    './messages/{locale}/pan.json',
    './src/top-up/messages/{locale}.json',
  ]);
});
