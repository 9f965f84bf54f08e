import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { space } = vars;

export const empty = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  textAlign: 'center',
  gap: space['2'],
  paddingBlock: space['8'],
  paddingInline: space['4'],
});
export const drawing = style({ marginBlockEnd: space['3'] });
export const text = style({ maxInlineSize: vars.measure.form, color: vars.color.textMuted });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space['3'],
  marginBlockStart: space['4'],
});
