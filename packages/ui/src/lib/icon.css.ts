import { style } from '@vanilla-extract/css';

/** Points along the lines of writing, whichever way they run. */
export const turning = style({ selectors: { '&:dir(rtl)': { scale: '-1 1' } } });
