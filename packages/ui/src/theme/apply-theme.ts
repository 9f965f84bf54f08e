import { globalFontFace, globalStyle } from '@vanilla-extract/css';
import type { Brand } from './brands/brand.ts';
import { fontFace, themeRules } from './theme-rules.ts';

/**
 * Writes a brand's tokens as CSS variables on `root`, which must select the document element. Call it in a `.css.ts`
 * file.
 */
export function applyTheme(brand: Brand, root: string): void {
  for (const face of brand.type.faces)
    globalFontFace(face.family, { src: `url('${face.src}') format('woff2')`, ...fontFace(face) });
  for (const { selector, media, variables, colorScheme } of themeRules(brand, root)) {
    const style = { vars: { ...variables }, ...(colorScheme ? { colorScheme } : {}) };
    globalStyle(selector, media ? { '@media': { [media]: style } } : style);
  }
}
