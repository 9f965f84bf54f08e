import { keyframes, style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

/** At the bottom on a phone, where the thumb is; at the end of the top edge from 768, below the header. */
export const region = style({
  position: 'fixed',
  zIndex: vars.layer.toast,
  // above a phone's tab bar, if the page has one
  insetBlockEnd: 'var(--ld-foot, 0px)',
  insetInline: 0,
  // if they are higher than the window, as with very large text, they scroll
  maxBlockSize: ['100vh', 'calc(100dvh - var(--ld-foot, 0px))'],
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space['3'],
  padding: vars.space['4'],
  pointerEvents: 'none',
  '@media': {
    [media.laplet]: {
      insetBlock: '4rem auto',
      insetInline: `auto ${vars.space['2']}`,
      inlineSize: '28rem',
      maxInlineSize: `calc(100vw - 2 * ${vars.space['2']})`,
      maxBlockSize: 'calc(100vh - 4rem)',
    },
    [media.print]: { display: 'none' },
  },
});

const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(0.5rem)' } });

export const toast = style({
  flex: 'none',
  pointerEvents: 'auto',
  boxShadow: vars.elevation.overlay,
  animation: `${arrive} ${vars.motion.slow} ${vars.motion.ease}`,
});
