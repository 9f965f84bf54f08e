import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, motion } = vars;

export const drawer = style({
  position: 'fixed',
  insetBlock: 0,
  insetInlineStart: 0,
  insetInlineEnd: 'auto',
  inlineSize: `min(${vars.measure.menu} + 2rem, 100vw - 3.5rem)`,
  maxInlineSize: 'none',
  blockSize: '100dvh',
  maxBlockSize: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  background: color.surface,
  color: color.text,
  // it is inside the header, whose focus ring would not be visible on this surface
  vars: { [color.focus]: color.accentMark },
  boxShadow: vars.elevation.overlay,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  transform: 'none',
  transition: `transform ${motion.slow} ${motion.ease}, display ${motion.slow} allow-discrete, overlay ${motion.slow} allow-discrete`,
  selectors: {
    '&::backdrop': { background: color.scrim },
    '&:not([open])': { transform: 'translateX(-100%)' },
    '&:dir(rtl):not([open])': { transform: 'translateX(100%)' },
  },
  '@starting-style': {
    selectors: {
      '&[open]': { transform: 'translateX(-100%)' },
      '&:dir(rtl)[open]': { transform: 'translateX(100%)' },
    },
  },
  '@media': {
    // the menu is beside the page here, so an open drawer disappears when the window grows
    [media.desktop]: { display: 'none' },
    [media.print]: { display: 'none' },
  },
});

export const top = style({
  display: 'flex',
  justifyContent: 'flex-end',
  padding: `${vars.space['2']} ${vars.space['2']} 0`,
});

globalStyle(`:root:has(${drawer}[open])`, { overflow: 'hidden' });
