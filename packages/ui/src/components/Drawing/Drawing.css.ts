import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const drawing = style({
  flex: 'none',
  inlineSize: '8.5rem',
  blockSize: 'auto',
  fill: 'none',
  stroke: vars.color.heading,
  strokeWidth: 2.25,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
/** The soft shape in the background. */
export const ground = style({ fill: vars.color.accentSoftHover, stroke: 'none' });
/** Paper: opaque, so that what is behind does not show through. */
export const paper = style({ fill: vars.color.surface });
/** The one thing that the drawing is about. */
export const point = style({ stroke: vars.color.accentText });
export const pointFilled = style({ fill: vars.color.accentText, stroke: 'none' });
export const onPoint = style({ stroke: vars.color.surface });
export const quiet = style({ stroke: vars.color.borderStrong });
