import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const screen = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space['6'],
  maxInlineSize: vars.measure.form,
});
export const intro = style({ marginBlockStart: vars.space['2'], color: vars.color.textMuted });
export const tries = style({ display: 'block', fontWeight: vars.type.weight.regular });
export const actions = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space['3'],
});
export const action = style({ inlineSize: '100%' });
