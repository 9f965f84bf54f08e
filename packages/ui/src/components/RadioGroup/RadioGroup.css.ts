import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const group = style({ maxInlineSize: vars.measure.form });
export const legend = style({
  color: vars.color.text,
  fontWeight: vars.type.weight.strong,
  lineHeight: vars.type.lineHeight.heading,
  marginBlockEnd: vars.space['2'],
});
