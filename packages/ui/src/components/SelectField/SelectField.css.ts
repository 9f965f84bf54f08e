import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const frame = style({ position: 'relative' });
export const select = style({
  appearance: 'none',
  cursor: 'pointer',
  paddingInlineEnd: vars.space['10'],
  textOverflow: 'ellipsis',
});
export const arrow = style({
  position: 'absolute',
  insetInlineEnd: vars.space['3'],
  insetBlockStart: 'calc(50% - 0.625rem)',
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  color: vars.color.textMuted,
  pointerEvents: 'none',
  '@media': { [media.forcedColours]: { color: 'FieldText' } },
});
