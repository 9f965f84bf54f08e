import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

/** The native control, as wide as possible and as high as a finger. */
export const slider = style({
  inlineSize: '100%',
  minBlockSize: vars.measure.target,
  margin: 0,
  accentColor: vars.color.accentMark,
  cursor: 'pointer',
  '@media': { [media.forcedColours]: { accentColor: 'auto' } },
});
