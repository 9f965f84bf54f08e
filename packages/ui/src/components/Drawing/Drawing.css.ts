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
/** Paper: opaque, so that nothing shows through. */
export const paper = style({ fill: vars.color.surface });
/** The main object of the drawing. */
export const point = style({ stroke: vars.color.accentText });
/** Done, waiting and failure have the colours of their states. */
export const done = style({ stroke: vars.color.success.mark });
export const doneFilled = style({ fill: vars.color.success.mark, stroke: 'none' });
export const onDone = style({ stroke: vars.color.surface, strokeWidth: 3 });
export const wait = style({ stroke: vars.color.warning.mark, strokeWidth: 3 });
export const fault = style({ stroke: vars.color.error.mark, strokeWidth: 3 });
export const quiet = style({ stroke: vars.color.borderStrong });
