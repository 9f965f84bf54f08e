import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, space, type } = vars;

export const frame = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space['4'],
  minInlineSize: 0,
  breakInside: 'avoid',
});
export const caption = style({ display: 'grid', gap: space['1'] });
export const label = style({
  color: color.heading,
  fontSize: type.size.h3,
  fontWeight: type.weight.strong,
  lineHeight: type.lineHeight.heading,
});
export const muted = style({ color: color.textMuted });

export const details = style({ '@media': { [media.print]: { display: 'none' } } });
export const summary = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space['2'],
  minBlockSize: vars.measure.target,
  color: color.accentText,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' }, '&:hover': { color: color.accentTextHover } },
});
export const arrow = style({
  flex: 'none',
  inlineSize: '1.25em',
  blockSize: '1.25em',
  selectors: { '[open] > * > &': { rotate: '180deg' } },
});
export const table = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space['4'],
  paddingBlockStart: space['3'],
});
