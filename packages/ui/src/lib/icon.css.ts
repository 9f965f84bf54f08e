import { style } from '@vanilla-extract/css';

/** Points in the writing direction. */
export const turning = style({ selectors: { '&:dir(rtl)': { scale: '-1 1' } } });
