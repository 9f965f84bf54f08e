import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, space } = vars;

export const head = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space['4'],
  marginBlockEnd: space['2'],
});
export const label = style({ minInlineSize: 0, fontSize: vars.type.size.small });
export const value = style({
  fontSize: vars.type.size.small,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  color: color.textMuted,
});

const fill = { background: color.accent, borderRadius: vars.radius.round };

export const bar = style({
  appearance: 'none',
  display: 'block',
  inlineSize: '100%',
  blockSize: '0.5rem',
  border: 0,
  borderRadius: vars.radius.round,
  background: color.track,
  overflow: 'hidden',
  selectors: {
    '&::-webkit-progress-bar': { background: color.track },
    '&::-webkit-progress-value': { ...fill, transition: `inline-size ${vars.motion.slow} ${vars.motion.ease}` },
    '&::-moz-progress-bar': fill,
  },
  '@media': { [media.forcedColours]: { appearance: 'auto' } },
});
