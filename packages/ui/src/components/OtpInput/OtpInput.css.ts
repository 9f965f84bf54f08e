import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, space } = vars;

export const frame = style({ position: 'relative', maxInlineSize: '22rem' });

export const cells = style({ display: 'flex', gap: space['2'], direction: 'ltr' });

export const cell = style({
  flex: '1 1 0',
  minInlineSize: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minBlockSize: '3.5rem',
  borderWidth: vars.border.width,
  borderStyle: 'solid',
  borderColor: color.borderStrong,
  borderRadius: vars.radius.box,
  background: color.surface,
  color: color.heading,
  fontSize: vars.type.size.figure,
  fontWeight: vars.type.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '[data-state="invalid"] &': { borderColor: color.error.mark, boxShadow: `inset 0 0 0 1px ${color.error.mark}` },
    // the ring is around the cell of the next digit
    'input:focus-visible ~ * > &[data-active="true"]': { outline: `3px solid ${color.focus}`, outlineOffset: '1px' },
  },
  '@media': { [media.forcedColours]: { borderColor: 'FieldText' } },
});

/** The real input covers the cells, with its own text invisible: one field for screen readers, paste and auto-fill. */
export const input = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  padding: 0,
  border: 0,
  outline: 'none',
  background: 'transparent',
  color: 'transparent',
  caretColor: 'transparent',
  fontSize: vars.type.size.body,
  cursor: 'text',
  forcedColorAdjust: 'none',
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&::selection': { background: 'transparent', color: 'transparent' },
    '&:autofill': { opacity: 0 },
  },
});
