/** The tokens: names to style with (`vars`), and the values behind them, for pages and tools outside the components. */
export type { BrandLook as BrandFile } from '@lifedesk/brands/brand-file.ts';
export type { Brand, BrandIdentity, Fill, FontFace, LineHeights, Scale, ScaleStep } from './brands/brand.ts';
export { brandOf } from './brands/brand-of.ts';
export { meru } from './brands/meru.ts';
export { meruIdentity } from './brands/meru-identity.ts';
export { breakpoints, media } from './breakpoints.ts';
export { vars } from './contract.css.ts';
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
