import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, space, border } = vars;

const AVAILABLE = '&:not([aria-disabled="true"])';
const UNAVAILABLE = '&[aria-disabled="true"]:not([data-state="loading"])';

/** Shared by everything that can be pressed: the pressed look, and no reaction when unavailable. */
const base = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space['2'],
  minBlockSize: vars.measure.target,
  minInlineSize: vars.measure.target,
  maxInlineSize: '100%',
  paddingBlock: space['2'],
  // narrower than its step only if large text leaves no room
  paddingInline: `min(${space['5']}, 5.5vw)`,
  borderWidth: border.width,
  borderStyle: 'solid',
  borderColor: 'transparent',
  borderRadius: vars.radius.box,
  background: 'transparent',
  fontWeight: vars.type.weight.strong,
  lineHeight: vars.type.lineHeight.heading,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  touchAction: 'manipulation',
  transition: `background-color ${vars.motion.fast} ${vars.motion.ease}, border-color ${vars.motion.fast} ${vars.motion.ease}, color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    '&[aria-disabled="true"]': { cursor: 'not-allowed' },
    '&[data-state="loading"]': { cursor: 'progress' },
  },
  '@media': {
    [media.print]: { display: 'none' },
    [media.forcedColours]: { selectors: { [UNAVAILABLE]: { borderColor: 'GrayText', color: 'GrayText' } } },
  },
});

const unavailable = { background: color.sunken, borderColor: color.border, color: color.textMuted };

const solid = (rest: string, hover: string, pressed: string, on: string, edge?: string) => ({
  background: rest,
  borderColor: edge ?? rest,
  color: on,
  selectors: {
    [`${AVAILABLE}:hover`]: { background: hover, borderColor: edge ?? hover },
    [`${AVAILABLE}:active`]: { background: pressed, borderColor: edge ?? pressed },
    [UNAVAILABLE]: unavailable,
  },
});

const accent = solid(color.accent, color.accentHover, color.accentPressed, color.onAccent, color.accentMark);

export const variant = styleVariants({
  primary: [base, accent],
  secondary: [
    base,
    {
      background: color.surface,
      borderColor: color.borderStrong,
      color: color.heading,
      selectors: {
        [`${AVAILABLE}:hover`]: { background: color.sunken, borderColor: color.heading },
        [`${AVAILABLE}:active`]: { background: color.track },
        [UNAVAILABLE]: unavailable,
      },
    },
  ],
  faded: [
    base,
    {
      background: color.accentSoft,
      borderColor: color.accentSoft,
      color: color.accentText,
      selectors: {
        [`${AVAILABLE}:hover`]: { background: color.accentSoftHover, borderColor: color.accentSoftHover },
        [`${AVAILABLE}:active`]: { borderColor: color.accentText },
        [UNAVAILABLE]: unavailable,
      },
    },
  ],
  ghost: [
    base,
    {
      color: 'inherit',
      paddingInline: space['3'],
      selectors: {
        [`${AVAILABLE}:hover`]: { background: `color-mix(in srgb, currentColor 9%, transparent)` },
        [`${AVAILABLE}:active`]: { background: `color-mix(in srgb, currentColor 16%, transparent)` },
        [UNAVAILABLE]: { color: color.textMuted },
      },
    },
  ],
  text: [
    base,
    {
      borderWidth: 0,
      color: color.accentText,
      textDecoration: 'underline',
      textDecorationThickness: '0.0625em',
      textUnderlineOffset: '0.2em',
      selectors: {
        // begins where the text above it does, in each size
        '&&': { paddingInline: 0 },
        [`${AVAILABLE}:hover`]: { color: color.accentTextHover, textDecorationThickness: '0.125em' },
        [UNAVAILABLE]: { color: color.textMuted },
      },
    },
  ],
  danger: [base, solid(color.danger, color.dangerHover, color.dangerPressed, color.onDanger)],
  form: [
    base,
    accent,
    { inlineSize: '100%', '@media': { [media.laplet]: { inlineSize: 'auto', minInlineSize: '13rem' } } },
  ],
});

export const size = styleVariants({
  medium: {},
  large: { minBlockSize: '3.25rem', paddingInline: space['6'] },
  small: { fontSize: vars.type.size.small, paddingInline: space['3'] },
});

export const wide = style({ inlineSize: '100%' });

export const icon = style({ flex: 'none', inlineSize: '1.25em', blockSize: '1.25em' });

export const label = style({ minInlineSize: 0, selectors: { '[data-state="loading"] > &': { opacity: 0.75 } } });

const turn = keyframes({ to: { rotate: '1turn' } });
const pulse = keyframes({ '50%': { opacity: 0.4 } });

export const spinner = style({
  flex: 'none',
  inlineSize: '1.125em',
  blockSize: '1.125em',
  border: '0.125em solid currentColor',
  borderInlineEndColor: 'transparent',
  borderRadius: vars.radius.round,
  animation: `${turn} 800ms linear infinite`,
  '@media': {
    [media.reducedMotion]: { animation: `${pulse} 1600ms ease-in-out infinite` },
    // forced colours draw transparent borders, and a complete ring does not seem to turn
    [media.forcedColours]: { borderInlineEndColor: 'ButtonFace' },
  },
});

export const reason = style({
  inlineSize: '100%',
  marginBlockStart: space['2'],
  color: color.textMuted,
  fontSize: vars.type.size.small,
});
