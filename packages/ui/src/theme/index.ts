/** The tokens: names to style with (`vars`), and the values behind them, for pages and tools outside the components. */
export type { Brand, Fill, FontFace, LineHeights, Scale, ScaleStep } from './brands/brand.ts';
export type { BrandFile } from './brands/brand-file.ts';
export { brandOf } from './brands/brand-of.ts';
export { neutral } from './brands/neutral.ts';
export { breakpoints, media } from './breakpoints.ts';
export { vars } from './contract.css.ts';
export { type ColourPair, colourPairs, leastContrast, type PairKind } from './pairs.ts';
export { themeStyleSheet } from './theme-style-sheet.ts';
export {
  type ColourTokens,
  colourTokens,
  type Scheme,
  type SpaceStep,
  schemes,
  sharedTokens,
  spaceSteps,
} from './tokens.ts';
