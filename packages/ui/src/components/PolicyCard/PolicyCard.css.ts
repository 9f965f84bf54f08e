import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, space, type } = vars;

export const card = style({ display: 'flex', flexDirection: 'column', gap: space['4'], blockSize: '100%' });
export const head = style({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: space['2'] });
export const naming = style({ minInlineSize: 0 });
export const planLink = style({
  color: 'inherit',
  textUnderlineOffset: '0.2em',
  textDecorationThickness: '0.0625em',
  textDecorationColor: color.borderStrong,
});
export const number = style({ color: color.textMuted, fontSize: type.size.small, fontVariantNumeric: 'tabular-nums' });
export const due = style({ display: 'flex', flexDirection: 'column' });
export const dueLine = style({ color: color.textMuted, fontSize: type.size.small });
export const facts = style({
  borderBlockStart: `${vars.border.width} solid ${color.border}`,
  paddingBlockStart: space['4'],
});
/** At the foot, so that the buttons of cards in one row align. */
export const foot = style({
  marginBlockStart: 'auto',
  display: 'flex',
  flexDirection: 'column',
  gap: space['2'],
  '@media': { [media.laplet]: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center' } },
});
