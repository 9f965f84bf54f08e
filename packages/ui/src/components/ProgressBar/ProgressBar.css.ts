import { keyframes, style } from '@vanilla-extract/css';
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

const fill = { background: color.accentMark, borderRadius: vars.radius.round };

const pass = keyframes({ from: { backgroundPositionX: '140%' }, to: { backgroundPositionX: '-40%' } });

const pulse = keyframes({ '50%': { opacity: 0.4 } });

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
    '&::-webkit-progress-bar': { background: 'transparent' },
    // indeterminate: a part that passes through
    '&:not([value])': {
      background: `linear-gradient(${color.accentMark}, ${color.accentMark}) 140% 0 / 30% 100% no-repeat ${color.track}`,
      animation: `${pass} 1400ms linear infinite`,
    },
    '&::-webkit-progress-value': { ...fill, transition: `inline-size ${vars.motion.slow} ${vars.motion.ease}` },
    '&::-moz-progress-bar': fill,
  },
  '@media': {
    // forced colours remove a bar that is drawn by its background
    [media.forcedColours]: {
      forcedColorAdjust: 'none',
      border: '1px solid CanvasText',
      background: 'Canvas',
      selectors: {
        '&:not([value])': { backgroundImage: 'linear-gradient(Highlight, Highlight)', backgroundColor: 'Canvas' },
        '&::-webkit-progress-value': { background: 'Highlight' },
        '&::-moz-progress-bar': { background: 'Highlight' },
      },
    },
    [media.reducedMotion]: {
      // the whole bar fades and returns
      selectors: {
        '&:not([value])': { backgroundSize: '100% 100%', animation: `${pulse} 1600ms ease-in-out infinite` },
      },
    },
  },
});
