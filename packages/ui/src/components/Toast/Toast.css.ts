import { keyframes, style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

/** At the foot on a phone, where the thumb is; at the end of the top from 768, below the header. */
export const region = style({
  position: 'fixed',
  zIndex: vars.layer.toast,
  insetBlockEnd: vars.space['4'],
  insetInline: vars.space['4'],
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space['3'],
  pointerEvents: 'none',
  '@media': {
    [media.laplet]: {
      insetBlock: '5rem auto',
      insetInline: `auto ${vars.space['6']}`,
      inlineSize: '26rem',
      maxInlineSize: `calc(100vw - 2 * ${vars.space['6']})`,
    },
    [media.print]: { display: 'none' },
  },
});

const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(0.5rem)' } });

export const toast = style({
  pointerEvents: 'auto',
  boxShadow: vars.elevation.overlay,
  animation: `${arrive} ${vars.motion.slow} ${vars.motion.ease}`,
});
