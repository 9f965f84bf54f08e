import { keyframes, style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, motion, space } = vars;

const fade = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(1rem)' } });

/** Contains the dialog and scrolls when it is taller than the screen. */
export const overlay = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.overlay,
  display: 'grid',
  alignItems: 'end',
  justifyItems: 'center',
  overflowY: 'auto',
  background: color.scrim,
  animation: `${fade} ${motion.normal} ${motion.ease}`,
  '@media': { [media.laplet]: { alignItems: 'center', padding: space['6'] } },
});

/** At the bottom of a phone, where the thumb is; in the middle from 768. */
export const panel = style({
  position: 'relative',
  inlineSize: '100%',
  maxInlineSize: '34rem',
  padding: space['5'],
  paddingBlockEnd: `max(${space['5']}, env(safe-area-inset-bottom))`,
  borderStartStartRadius: vars.radius.box,
  borderStartEndRadius: vars.radius.box,
  background: color.surface,
  color: color.text,
  boxShadow: vars.elevation.overlay,
  outline: 'none',
  animation: `${rise} ${motion.slow} ${motion.ease}`,
  '@media': {
    [media.laplet]: { padding: space['8'], borderRadius: vars.radius.box },
    [media.forcedColours]: { border: '2px solid CanvasText' },
  },
});

export const title = style({ fontSize: vars.type.size.h2, paddingInlineEnd: space['10'] });
export const description = style({ marginBlockStart: space['2'] });
export const body = style({ marginBlockStart: space['4'] });
export const actions = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space['3'],
  marginBlockStart: space['6'],
  '@media': { [media.laplet]: { flexDirection: 'row-reverse', justifyContent: 'flex-start', alignItems: 'center' } },
});
export const close = style({
  position: 'absolute',
  insetBlockStart: space['3'],
  insetInlineEnd: space['3'],
  '@media': { [media.laplet]: { insetBlockStart: space['6'], insetInlineEnd: space['6'] } },
});
