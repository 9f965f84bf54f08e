import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, space } = vars;

const base = style({
  minInlineSize: 0,
  borderWidth: vars.border.width,
  borderStyle: 'solid',
  borderColor: color.border,
  borderRadius: vars.radius.box,
  background: color.surface,
  '@media': { [media.print]: { breakInside: 'avoid', background: 'none' } },
});

export const padding = styleVariants({
  normal: [base, { padding: `min(${space['4']}, 4.5vw)`, '@media': { [media.laplet]: { padding: space['6'] } } }],
  none: [base, { overflow: 'hidden' }],
});

export const heading = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space['3'],
  marginBlockEnd: space['4'],
});

/** Its space stays reserved. */
export const concealed = style({ visibility: 'hidden' });
