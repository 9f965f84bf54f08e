import { createGlobalThemeContract } from '@vanilla-extract/css';
import { contractShape } from './contract-shape.ts';

/**
 * Every value that a component may use, by role and never by hue. A component names `vars.color.accent`; brand and
 * scheme decide which pink or blue that is. The variables are public (`--ld-color-accent`), so that a page not built
 * with this package can use them too.
 */
export const vars = createGlobalThemeContract(
  contractShape,
  (_value, path) => `ld-${path.join('-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
);
