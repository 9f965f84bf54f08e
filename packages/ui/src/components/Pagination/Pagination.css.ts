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
export const position = style({ color: vars.color.textMuted, fontVariantNumeric: 'tabular-nums' });
/** An arrow points along the lines of writing, whichever way they run. */
export const arrow = style({ selectors: { '&:dir(rtl)': { scale: '-1 1' } } });
