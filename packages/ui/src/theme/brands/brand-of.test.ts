import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrastRatio } from '../colour.ts';
import { fromOklch, toOklch } from '../oklch.ts';
import { colourPairs, leastContrast } from '../pairs.ts';
import { colourTokens, schemes } from '../tokens.ts';
import { scaleSteps } from './brand.ts';
import type { BrandFile } from './brand-file.ts';
import { brandOf } from './brand-of.ts';
import { makeScale } from './make-scale.ts';
import { neutral } from './neutral.ts';

const lineHeight = { text: '1.5', heading: '1.25' };
const look: BrandFile = {
  id: 'insurer',
  product: 'Portal',
  shortName: { en: 'Insurer' },
  mark: 'M0 0h32v32z',
  horizon: [],
  colours: { act: '#2B5C8A', speak: '#1B2A3A' },
  type: { family: 'Noto Sans', fallback: 'sans-serif', lineHeight: { latin: lineHeight, devanagari: lineHeight } },
  radius: '0',
};

describe('the default brand', () => {
  const tokens = colourTokens(neutral);

  describe.each(schemes)('in the scheme %s', (scheme) => {
    it.each(colourPairs)('$foreground on $background ($kind)', ({ kind, of }) => {
      expect(contrastRatio(...of(tokens[scheme]))).toBeGreaterThanOrEqual(leastContrast[kind]);
    });
  });

  it('loads no typeface', () => {
    expect(neutral.type.faces).toEqual([]);
  });
});

describe('the typeface of a brand', () => {
  const facesOf = (type: Partial<BrandFile['type']>) =>
    brandOf({ ...look, type: { ...look.type, ...type } }).type.faces;

  it('has both weights in both scripts and for the rupee sign', () => {
    expect(facesOf({ files: 'pkg/noto' }).map(({ src }) => src)).toEqual(
      ['400', '600'].flatMap((weight) =>
        ['latin', 'devanagari', 'latin-ext'].map((script) => `pkg/noto-${script}-${weight}-normal.woff2`),
      ),
    );
  });

  it('may have files of its own for the rupee sign and the names of languages', () => {
    const faces = facesOf({ files: 'pkg/noto', rupee: 'own/rupee', names: 'own/names' });
    expect(faces).toHaveLength(7);
    expect(faces.filter(({ unicodeRange }) => unicodeRange === 'U+20B9').map(({ src }) => src)).toEqual([
      'own/rupee-400.woff2',
      'own/rupee-600.woff2',
    ]);
    expect(faces.at(-1)).toMatchObject({ family: 'Noto Sans Names', src: 'own/names-600.woff2' });
  });
});

describe('the primary button', () => {
  it.each([
    ['#FFC400', 'yellow', 'dark'],
    ['#E8590C', 'orange', 'dark'],
    ['#8B0F4E', 'magenta', 'white'],
    ['#FFFFFF', 'white', 'dark'],
    ['#000000', 'black', 'white'],
  ])('keeps %s, %s, on its primary button, with %s text', (act, _name, text) => {
    const { fill } = brandOf({ ...look, colours: { act, speak: '#101B3B' } }).colour;
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
