import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { languages } from '../src/platform/language.ts';

/** The keys of a text file, with those inside. */
function keysIn(file: string): string[] {
  const found: string[] = [];
  JSON.parse(readFileSync(file, 'utf8'), (key, value) => {
    found.push(key);
    return value;
  });
  return found;
}

it.each(['back-office', 'demo'])('%s has every text in every language', (part) => {
  const [first, ...others] = languages.map((language) =>
    keysIn(join(import.meta.dirname, part, 'messages', `${language}.json`)),
  );
  for (const keys of others) expect(keys).toEqual(first);
});
