import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, space, type } = vars;

export const frame = style({ display: 'grid', gap: space['4'], minInlineSize: 0, maxInlineSize: vars.measure.form });

export const zone = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space['3'],
  padding: space['4'],
  border: `${vars.border.width} dashed ${color.borderStrong}`,
  borderRadius: vars.radius.box,
  background: color.surface,
  transition: `background-color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    '&[data-state="invalid"]': { borderColor: color.error.mark, boxShadow: `inset 0 0 0 1px ${color.error.mark}` },
    '&[data-over="true"]': { borderStyle: 'solid', borderColor: color.accentMark, background: color.accentSoft },
  },
  '@media': { [media.forcedColours]: { selectors: { '&[data-over="true"]': { borderColor: 'Highlight' } } } },
});

/** Present for keyboard and screen readers; people see the label beside it. */
export const input = style({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  margin: '-1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});

export const button = style({
  selectors: {
    [`${input}:focus-visible + &`]: { outline: `3px solid ${color.focus}`, outlineOffset: '2px' },
  },
});

export const icon = style({ flex: 'none', inlineSize: '1.25em', blockSize: '1.25em' });

/** Only handheld devices can photograph a document, so not with a mouse. */
export const camera = style({
  position: 'relative',
  display: 'none',
  '@media': { '(pointer: coarse)': { display: 'block' } },
});

export const drop = style({
  color: color.textMuted,
  fontSize: type.size.small,
  '@media': { '(pointer: coarse)': { display: 'none' } },
});

export const list = style({ display: 'grid', gap: space['3'] });

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  columnGap: space['3'],
  paddingBlock: space['3'],
  paddingInline: space['4'],
  border: `${vars.border.width} solid ${color.border}`,
  borderRadius: vars.radius.box,
  background: color.surface,
  selectors: { '&[data-state="refused"], &[data-state="failed"]': { borderColor: color.error.border } },
  '@media': { [media.laplet]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' } },
});

export const rowIcon = style({
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  color: color.textMuted,
  selectors: {
    '[data-state="done"] > &': { color: color.success.mark },
    '[data-state="refused"] > &, [data-state="failed"] > &': { color: color.error.mark },
  },
});

export const words = style({ minInlineSize: 0 });
export const name = style({ color: color.heading, fontWeight: type.weight.strong, overflowWrap: 'anywhere' });
export const size = style({ color: color.textMuted, fontWeight: type.weight.regular, whiteSpace: 'nowrap' });

export const state = style({
  display: 'flex',
  gap: space['3'],
  color: color.textMuted,
  fontSize: type.size.small,
  selectors: {
    '[data-state="done"] > * > &': { color: color.success.text },
    '[data-state="refused"] > * > &, [data-state="failed"] > * > &': { color: color.error.text },
  },
});
export const share = style({ fontVariantNumeric: 'tabular-nums' });

export const actions = style({
  gridColumn: '2',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space['5'],
  '@media': { [media.laplet]: { gridColumn: '3', marginBlockStart: `calc(-1 * ${space['2']})` } },
});
/** Aligned with the start of the text above, however short it is. */
export const action = style({ minInlineSize: 'auto' });

export const progress = style({ gridColumn: '1 / -1', marginBlockStart: space['2'] });
