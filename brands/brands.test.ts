// Every insurer's file, in the design system.
import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { brandOf, colourPairs, colourTokens, leastContrast, schemes, themeStyleSheet, vars } from '@lifedesk/ui/theme';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BrandFile } from './brand-file.ts';
import { LEAST_SPEAK_CONTRAST } from './check-brand.ts';
import { contrastRatio } from './colour.ts';

const folder = import.meta.dirname;
const files = globSync('*.json', { cwd: folder }).filter((name) => name !== 'package.json');
const brands = files.map((name) => {
  const path = join(folder, name);
  const file = JSON.parse(readFileSync(path, 'utf8')) as BrandFile<string>;
  return { name, file, brand: brandOf(file), resolve: createRequire(path).resolve };
});

it('finds the insurers, each with its own word', () => {
  expect(files).toEqual(expect.arrayContaining(['amaltas-life.json', 'meru-life.json', 'sarovar-life.json']));
  expect(new Set(brands.map(({ brand }) => brand.id)).size).toBe(brands.length);
});

describe.each(brands)('$name', ({ brand, resolve }) => {
  const tokens = colourTokens(brand);

  describe.each(schemes)('in the scheme %s', (scheme) => {
    it.each(colourPairs)('$foreground on $background ($kind)', ({ kind, of }) => {
      expect(contrastRatio(...of(tokens[scheme]))).toBeGreaterThanOrEqual(leastContrast[kind]);
    });
  });

  it.each(['dark', 'contrast'] as const)('have 7:1 for text in %s, which also serves more contrast', (scheme) => {
    const { text, textMuted, heading, canvas, surface } = tokens[scheme];
    for (const foreground of [text, textMuted, heading])
      for (const background of [canvas, surface])
        expect(contrastRatio(foreground, background)).toBeGreaterThanOrEqual(7);
  });

  it('has its typeface installed, in files for both scripts and the rupee sign', () => {
    const { faces, family } = brand.type;
    expect(faces.filter((face) => face.family === family)).toHaveLength(6);
    for (const { src } of faces) expect(readFileSync(resolve(src)).toString('latin1', 0, 4)).toBe('wOF2');
  });

  it('is a style sheet that sets every variable of the contract', () => {
    const given = themeStyleSheet(brand, (src) => src).match(/--ld-[\w-]+(?=:[^;}])/g);
    expect(new Set(given)).toEqual(new Set(JSON.stringify(vars).match(/--ld-[\w-]+/g)));
  });

  it('draws Latin text once, and other scripts again when their typeface comes', () => {
    const faces = themeStyleSheet(brand, (src) => src).match(/@font-face\{[^}]*\}/g) ?? [];
    const swaps = (script: string) =>
      faces
        .filter((face) => new RegExp(`-${script}-\\d`).test(face))
        .map((face) => /font-display:(\w+)/.exec(face)?.[1]);
    expect(new Set(swaps('latin'))).toEqual(new Set(['optional']));
    expect(new Set(swaps('devanagari'))).toEqual(new Set(['swap']));
  });
});

describe('a brand in any two colours', () => {
  const [first] = brands as [(typeof brands)[number]];
  const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
  const dark = hex.filter((colour) => contrastRatio(colour, '#ffffff') >= LEAST_SPEAK_CONTRAST);

  it('is legible in every scheme, if the colour of its header is dark', () => {
    fc.assert(
      fc.property(hex, dark, (act, speak) => {
        const tokens = colourTokens(brandOf({ ...first.file, colours: { act, speak }, scales: {} }));
        for (const scheme of schemes)
          for (const { of, kind } of colourPairs)
            expect(contrastRatio(...of(tokens[scheme]))).toBeGreaterThanOrEqual(leastContrast[kind]);
      }),
    );
  });
});
