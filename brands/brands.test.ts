import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { BrandLook } from '@lifedesk/brands/brand-file.ts';
import { LEAST_SPEAK_CONTRAST } from '@lifedesk/brands/check-brand.ts';
import { contrastRatio } from '@lifedesk/brands/colour.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { vars } from '../contract.css.ts';
import { fromOklch, toOklch } from '../oklch.ts';
import { colourPairs, leastContrast } from '../pairs.ts';
import { themeStyleSheet } from '../theme-style-sheet.ts';
import { colourTokens, schemes } from '../tokens.ts';
import { scaleSteps } from './brand.ts';
import { brandOf } from './brand-of.ts';
import { makeScale } from './make-scale.ts';

const folder = join(import.meta.dirname, '../../../../../brands');
const files = globSync('*.json', { cwd: folder }).filter((name) => name !== 'package.json');
const brands = files.map((name) => {
  const path = join(folder, name);
  const file = JSON.parse(readFileSync(path, 'utf8')) as BrandLook;
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

  it.each([
    ['#FFC400', 'yellow', 'dark'],
    ['#E8590C', 'orange', 'dark'],
    ['#8B0F4E', 'magenta', 'white'],
    ['#FFFFFF', 'white', 'dark'],
    ['#000000', 'black', 'white'],
  ])('keeps %s, %s, on its primary button, with %s text', (act, _name, text) => {
    const { fill } = brandOf({ ...first.file, colours: { act, speak: '#101B3B' }, scales: {} }).colour;
    expect(fill.rest).toBe(act);
    expect(fill.text === '#FFFFFF' ? 'white' : 'dark').toBe(text);
  });
});

describe('a scale', () => {
  const colour = fc
    .record({ l: fc.double({ min: 0.25, max: 0.5, noNaN: true }), c: fc.double({ min: 0, max: 0.2, noNaN: true }) })
    .chain(({ l, c }) => fc.integer({ min: 0, max: 359 }).map((h) => fromOklch({ l, c, h })));

  it('keeps the brand colour, and darkens step by step', () => {
    fc.assert(
      fc.property(colour, (seed) => {
        const scale = makeScale(seed, 700);
        expect(scale[700]).toBe(seed);
        const lightness = scaleSteps.map((step) => toOklch(scale[step]).l);
        expect(lightness).toEqual(lightness.toSorted((a, b) => b - a));
      }),
    );
  });

  it('accepts single steps from a designer', () => {
    expect(makeScale('#00616E', 700, { 400: '#123456' })).toMatchObject({ 400: '#123456', 700: '#00616E' });
  });

  it('round-trips through OKLCH', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffffff }), (value) => {
        const hex = `#${value.toString(16).padStart(6, '0')}`;
        expect(fromOklch(toOklch(hex))).toBe(hex);
      }),
    );
  });
});
