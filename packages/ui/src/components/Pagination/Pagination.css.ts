import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const pagination = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space['3'],
  '@media': { [media.print]: { display: 'none' } },
});
/** As wide as its numbers. */
export const choose = style({ inlineSize: 'auto' });
export const position = style({ color: vars.color.textMuted });
