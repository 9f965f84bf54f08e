import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, space, type } = vars;

export const explained = style({ minInlineSize: 0, fontVariantNumeric: 'tabular-nums' });

export const summary = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space['2'],
  minBlockSize: vars.measure.target,
  // an amount moves below its label instead of wrapping between digits
  overflowWrap: 'break-word',
  color: color.heading,
  textDecoration: 'underline dotted',
  textUnderlineOffset: '0.25em',
  listStyle: 'none',
  cursor: 'pointer',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { color: color.accentText, textDecorationStyle: 'solid' },
  },
});

export const arrow = style({
  flex: 'none',
  inlineSize: '1em',
  blockSize: '1em',
  color: color.textMuted,
  selectors: { '[open] > summary > &': { rotate: '180deg' } },
  '@media': { [media.print]: { display: 'none' } },
});

export const content = style({
  display: 'grid',
  gap: space['2'],
  paddingBlock: space['2'],
  maxInlineSize: vars.measure.text,
  color: color.textMuted,
  fontSize: type.size.small,
  whiteSpace: 'normal',
  textAlign: 'start',
});

// in print every explanation is open
globalStyle(`${explained}::details-content`, {
  '@media': { [media.print]: { contentVisibility: 'visible', blockSize: 'auto' } },
});
