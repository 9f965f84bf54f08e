import type { Brand, FontFace } from './brands/brand.ts';
import { media } from './breakpoints.ts';
import { vars } from './contract.css.ts';
import { colourTokens, sharedTokens } from './tokens.ts';

/** A rule of a style sheet: CSS variables (`--ld-…`) and their values. */
export interface ThemeRule {
  selector: string;
  media?: string;
  colorScheme?: 'light' | 'dark';
  variables: Readonly<Record<string, string>>;
}

type Names = { readonly [key: string]: string | Names };

/** The variables of a part of the contract (`var(--ld-…)`), with values of the same shape. */
function assign(names: string | Names, values: unknown): Record<string, string> {
  if (typeof names === 'string') return { [names.slice('var('.length, -1)]: String(values) };
  const given = values as Readonly<Record<string, unknown>>;
  return Object.assign({}, ...Object.entries(names).map(([key, inner]) => assign(inner, given[key])));
}

const zeroMotion = { fast: '0ms', normal: '0ms', slow: '0ms' };

/**
 * A brand as rules on `root`, which must select the document element.
 *
 * The scheme follows the person's system, and `data-scheme="light | dark | contrast"` on the same element overrides it.
 * People who ask for both dark and more contrast get dark, whose text has 7:1.
 */
export function themeRules(brand: Brand, root: string): readonly ThemeRule[] {
  const colours = colourTokens(brand);
  const { motion, ...shared } = sharedTokens(brand);
  const { color, ...others } = vars;
  const { lineHeight } = vars.type;
  const light = { colorScheme: 'light', variables: assign(color, colours.light) } as const;
  const dark = { colorScheme: 'dark', variables: assign(color, colours.dark) } as const;
  const contrast = {
    colorScheme: 'light',
    variables: {
      ...assign(color, colours.contrast),
      ...assign({ ...vars.border }, { width: '2px', widthStrong: '3px' }),
    },
  } as const;
  const always = { ...light.variables, ...assign(others, { ...shared, motion }) };
  return [
    { ...light, selector: root, variables: always },
    // paper is white, whatever the screen
    { ...dark, selector: root, media: 'screen and (prefers-color-scheme: dark)' },
    { ...contrast, selector: root, media: 'screen and (prefers-contrast: more) and (prefers-color-scheme: light)' },
    { ...light, selector: `${root}[data-scheme='light']`, media: 'screen' },
    { ...dark, selector: `${root}[data-scheme='dark']`, media: 'screen' },
    { ...contrast, selector: `${root}[data-scheme='contrast']`, media: 'screen' },
    { selector: root, media: media.reducedMotion, variables: assign(vars.motion, { ...motion, ...zeroMotion }) },
    {
      selector: `${root}:lang(hi), ${root} :lang(hi)`,
      variables: assign(lineHeight, brand.type.lineHeight.devanagari),
    },
    { selector: `${root} :lang(en)`, variables: assign(lineHeight, brand.type.lineHeight.latin) },
  ];
}

/** The `@font-face` descriptors of a file, except its address. */
export const fontFace = ({ weight, unicodeRange }: FontFace, fontDisplay: 'swap' | 'optional' = 'swap') => ({
  fontStyle: 'normal',
  fontWeight: weight,
  fontDisplay,
  unicodeRange,
});
