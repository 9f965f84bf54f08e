// A pin file: one sorted line per pin, with its key, a tab and its value.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export type Pins = ReadonlyMap<string, string>;

const KEPT = join(import.meta.dirname, 'kept');

export function readPins(name: string): Pins {
  const file = join(KEPT, `${name}.tsv`);
  if (!existsSync(file)) return new Map();
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return new Map(
    lines.map((line) => {
      const at = line.indexOf('\t');
      return [line.slice(0, at), line.slice(at + 1)];
    }),
  );
}

export function writePins(name: string, pins: Pins): void {
  const file = join(KEPT, `${name}.tsv`);
  if (pins.size === 0) {
    rmSync(file, { force: true });
    return;
  }
  mkdirSync(dirname(file), { recursive: true });
  const lines = [...pins].map(([key, value]) => `${oneLine(key)}\t${oneLine(value)}\n`);
  writeFileSync(file, lines.sort().join(''));
}

/** A key or value as written in a line of the file. */
const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ');

export interface Differences {
  readonly added: string[];
  readonly removed: string[];
  readonly changed: { readonly key: string; readonly before: string; readonly after: string }[];
}

/** `same` decides whether two different values are close enough. */
export function compare(kept: Pins, found: Pins, same: (before: string, after: string) => boolean): Differences {
  const after = new Map([...found].map(([key, value]) => [oneLine(key), oneLine(value)]));
  return {
    added: [...after.keys()].filter((key) => !kept.has(key)).sort(),
    removed: [...kept.keys()].filter((key) => !after.has(key)).sort(),
    changed: [...kept].flatMap(([key, before]) => {
      const now = after.get(key);
      return now === undefined || now === before || same(before, now) ? [] : [{ key, before, after: now }];
    }),
  };
}
