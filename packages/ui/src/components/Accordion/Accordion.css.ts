import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, space } = vars;

export const accordion = style({ borderBlockStart: `${vars.border.width} solid ${color.border}` });
export const item = style({ borderBlockEnd: `${vars.border.width} solid ${color.border}` });

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space['4'],
  minBlockSize: '3.25rem',
  paddingBlock: space['3'],
  color: color.heading,
  fontWeight: vars.type.weight.strong,
  lineHeight: vars.type.lineHeight.heading,
  listStyle: 'none',
  cursor: 'pointer',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { color: color.accentText },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
});

export const arrow = style({
  flex: 'none',
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  color: color.textMuted,
  transition: `rotate ${vars.motion.normal} ${vars.motion.ease}`,
  selectors: { '[open] > summary > &': { rotate: '180deg' } },
  '@media': { [media.print]: { display: 'none' } },
});

export const content = style({ paddingBlockEnd: space['5'], maxInlineSize: vars.measure.text });

// in print every answer is open
globalStyle(`${item}::details-content`, {
  '@media': { [media.print]: { contentVisibility: 'visible', blockSize: 'auto' } },
});
