import { createGlobalThemeContract } from '@vanilla-extract/css';
import { contractShape } from './contract-shape.ts';

/**
 * Every value that a component may speak, by role and never by hue. A component names `vars.color.accent`; which pink or
 * blue that is, the brand and the scheme decide. The variables are public (`--ld-color-accent`), so that a page that is not
 * built with this package can use them too.
 */
export const vars = createGlobalThemeContract(
  contractShape,
  (_value, path) => `ld-${path.join('-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
);
