import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const appear = keyframes({ from: { opacity: 0 } });

export const loader = style({
  margin: 'auto',
  paddingBlock: vars.space['5'],
  paddingInline: vars.space['6'],
  border: `${vars.border.width} solid ${vars.color.border}`,
  borderRadius: vars.radius.box,
  background: vars.color.surface,
  color: vars.color.heading,
  boxShadow: vars.elevation.overlay,
  outline: 'none',
  // it blocks immediately, but appears only if the call takes long enough to notice
  animation: `${appear} 200ms 250ms backwards`,
  selectors: {
    '&[open]': { display: 'flex', alignItems: 'center', gap: vars.space['3'] },
    '&::backdrop': { background: vars.color.scrim, animation: `${appear} 200ms 250ms backwards` },
  },
});

const turn = keyframes({ to: { rotate: '1turn' } });
const pulse = keyframes({ '50%': { opacity: 0.4 } });

export const ring = style({
  flex: 'none',
  inlineSize: '1.75rem',
  blockSize: '1.75rem',
  border: `3px solid ${vars.color.border}`,
  borderBlockStartColor: vars.color.accentMark,
  borderRadius: vars.radius.round,
  animation: `${turn} 900ms linear infinite`,
  '@media': {
    [media.reducedMotion]: { animation: `${pulse} 1600ms ease-in-out infinite` },
    [media.forcedColours]: { borderColor: 'GrayText', borderBlockStartColor: 'CanvasText' },
  },
});

export const label = style({ fontWeight: vars.type.weight.strong });

globalStyle(`:root:has(${loader}[open])`, { overflow: 'hidden' });
