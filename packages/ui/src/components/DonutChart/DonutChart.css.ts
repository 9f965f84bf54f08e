import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, space, type } = vars;

export const chart = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space['6'] });
export const ring = style({ position: 'relative', flex: '0 1 13rem', marginInline: 'auto' });
export const picture = style({ inlineSize: '100%', blockSize: 'auto' });
/** In the hole: the total from the end of the table. */
export const middle = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeContent: 'center',
  color: color.heading,
  fontSize: type.size.small,
  fontWeight: type.weight.strong,
  fontVariantNumeric: 'tabular-nums',
});

/** Two alternating colours; the patterns distinguish the pieces. */
export const accent = style({ color: color.accentMark, '@media': { [media.forcedColours]: { color: 'CanvasText' } } });
export const heading = style({ color: color.heading, '@media': { [media.forcedColours]: { color: 'CanvasText' } } });
export const paper = style({ fill: color.surface, '@media': { [media.forcedColours]: { fill: 'Canvas' } } });
/** The edge separates adjacent patterns. */
export const piece = style({ stroke: 'currentColor', strokeWidth: 1.5, strokeLinejoin: 'round' });

export const figures = style({
  flex: '1 1 17rem',
  minInlineSize: 0,
  maxInlineSize: vars.measure.text,
  borderCollapse: 'collapse',
});
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space['4'],
  paddingBlock: space['2'],
  borderBlockEnd: `${vars.border.width} solid ${color.border}`,
  breakInside: 'avoid',
  selectors: { 'tfoot > &': { borderBlockEnd: 0, color: color.heading, fontWeight: type.weight.strong } },
});
const cell = style({ padding: 0, fontWeight: 'inherit', textAlign: 'start' });
export const name = style([
  cell,
  { flex: '1 1 9rem', minInlineSize: 0, display: 'flex', alignItems: 'center', gap: space['3'] },
]);
export const swatch = style({ flex: 'none', inlineSize: '1.75rem', blockSize: '1.75rem' });
const figure = style([cell, { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap', textAlign: 'end' }]);
export const share = style([figure, { flex: '0 0 4.5rem', color: color.heading, fontWeight: type.weight.strong }]);
export const value = style([figure, { flex: '0 1 8.5rem', marginInlineStart: 'auto' }]);
export const words = style({ minInlineSize: 0 });
