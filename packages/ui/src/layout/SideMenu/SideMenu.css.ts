import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, space, type } = vars;

export const menu = style({ display: 'flex', flexDirection: 'column', gap: space['2'], padding: space['4'] });

export const groupLabel = style({
  paddingInline: space['3'],
  paddingBlockEnd: space['1'],
  color: color.textMuted,
  fontSize: type.size.small,
  fontWeight: type.weight.regular,
});

/** The label of a collapsible group is as tall as an item. */
export const toggle = style({
  all: 'unset',
  boxSizing: 'border-box',
  display: 'flex',
  alignItems: 'center',
  gap: space['3'],
  inlineSize: '100%',
  minBlockSize: vars.measure.target,
  borderRadius: vars.radius.box,
  color: color.text,
  fontSize: type.size.body,
  fontWeight: type.weight.strong,
  lineHeight: type.lineHeight.heading,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: color.sunken },
    '&:focus-visible': { outline: `3px solid ${color.focus}`, outlineOffset: '2px' },
  },
});

export const arrow = style({
  flex: 'none',
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  color: color.textMuted,
  selectors: { '[aria-expanded="true"] > &': { rotate: '180deg' } },
});

export const item = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space['3'],
  minBlockSize: vars.measure.target,
  paddingBlock: space['2'],
  paddingInline: space['3'],
  borderRadius: vars.radius.box,
  color: color.text,
  lineHeight: type.lineHeight.heading,
  textDecoration: 'none',
  selectors: {
    '&:hover': { background: color.sunken },
    '&[aria-current="page"]': {
      background: color.accentSoft,
      color: color.accentText,
      fontWeight: type.weight.strong,
    },
    // a bar as well as a colour, so that it shows without colour too
    '&[aria-current="page"]::before': {
      content: '',
      position: 'absolute',
      insetInlineStart: 0,
      insetBlock: space['2'],
      inlineSize: '3px',
      borderRadius: vars.radius.round,
      background: 'currentColor',
    },
  },
  '@media': {
    [media.forcedColours]: { selectors: { '&[aria-current="page"]::before': { background: 'Highlight' } } },
  },
});

export const icon = style({ flex: 'none', inlineSize: '1.25rem', blockSize: '1.25rem' });
export const itemLabel = style({ flex: 1, minInlineSize: 0 });
export const count = style({ color: color.textMuted, fontSize: type.size.small, fontVariantNumeric: 'tabular-nums' });
