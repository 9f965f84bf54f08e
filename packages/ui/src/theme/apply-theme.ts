import { assignVars, globalFontFace, globalStyle } from '@vanilla-extract/css';
import type { Brand } from './brands/brand.ts';
import { media } from './breakpoints.ts';
import { vars } from './contract.css.ts';
import { colourTokens, sharedTokens } from './tokens.ts';

const zeroMotion = { fast: '0ms', normal: '0ms', slow: '0ms' };

/**
 * Writes a brand's tokens as CSS variables on `root`, which must select the document element. Call it in a `.css.ts` file.
 *
 * The scheme follows the person's system, and `data-scheme="light | dark | contrast"` on the same element overrides it.
 * Someone who asks for both dark and more contrast gets dark, whose text holds 7:1.
 */
export function applyTheme(brand: Brand, root: string): void {
  const colours = colourTokens(brand);
  const shared = sharedTokens(brand);
  const light = { colorScheme: 'light', vars: assignVars(vars.color, colours.light) };
  const dark = { colorScheme: 'dark', vars: assignVars(vars.color, colours.dark) };
  const contrast = {
    colorScheme: 'light',
    vars: {
      ...assignVars(vars.color, colours.contrast),
      ...assignVars(vars.border, { width: '2px', widthStrong: '3px' }),
    },
  };

  for (const { weight, src, unicodeRange } of brand.type.faces)
    globalFontFace(brand.type.family, {
      src: `url('${src}') format('woff2')`,
      fontWeight: weight,
      fontStyle: 'normal',
      fontDisplay: 'swap',
      unicodeRange,
    });

  const { type, space, radius, border, elevation, motion, measure, layer } = vars;
  globalStyle(root, {
    ...light,
    vars: {
      ...light.vars,
      ...assignVars(type, shared.type),
      ...assignVars(space, shared.space),
      ...assignVars(radius, shared.radius),
      ...assignVars(border, shared.border),
      ...assignVars(elevation, shared.elevation),
      ...assignVars(motion, shared.motion),
      ...assignVars(measure, shared.measure),
      ...assignVars(layer, shared.layer),
    },
    '@media': {
      // paper is white, whatever the screen
      'screen and (prefers-color-scheme: dark)': dark,
      'screen and (prefers-contrast: more) and (prefers-color-scheme: light)': contrast,
    },
  });
  globalStyle(`${root}[data-scheme='light']`, { '@media': { screen: light } });
  globalStyle(`${root}[data-scheme='dark']`, { '@media': { screen: dark } });
  globalStyle(`${root}[data-scheme='contrast']`, { '@media': { screen: contrast } });
  globalStyle(root, {
    '@media': {
      [media.reducedMotion]: { vars: assignVars(vars.motion, { ...shared.motion, ...zeroMotion }) },
    },
  });
  globalStyle(`${root}:lang(hi), ${root} :lang(hi)`, {
    vars: assignVars(type.lineHeight, brand.type.lineHeight.devanagari),
  });
  globalStyle(`${root} :lang(en)`, { vars: assignVars(type.lineHeight, brand.type.lineHeight.latin) });
}
