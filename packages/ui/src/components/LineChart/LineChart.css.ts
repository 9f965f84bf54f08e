import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, space, type } = vars;

export const readout = style({ display: 'grid', gap: space['1'] });
export const date = style({ color: color.textMuted, fontSize: type.size.small, fontVariantNumeric: 'tabular-nums' });
export const values = style({ display: 'flex', flexWrap: 'wrap', columnGap: space['6'], rowGap: space['2'] });
export const entry = style({ display: 'flex', alignItems: 'flex-start', columnGap: space['2'], minInlineSize: 0 });
/** Value after name, or below it if the name is long. */
export const words = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: space['2'] });
export const figure = style({
  color: color.heading,
  fontSize: type.size.lead,
  fontWeight: type.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
export const alone = style({ fontSize: type.size.figure });

/** Time runs from left to right in charts of every language, as figures do. */
export const chart = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space['2'],
  direction: 'ltr',
  paddingBlockStart: space['3'],
});
const HALF_A_LINE = '0.75em';
const axis = style({
  display: 'flex',
  justifyContent: 'space-between',
  color: color.textMuted,
  fontSize: type.size.small,
  lineHeight: 1.5,
  fontVariantNumeric: 'tabular-nums',
});
/** Each label is centred at the height of its line. */
export const valueAxis = style([
  axis,
  {
    flexDirection: 'column-reverse',
    alignItems: 'flex-end',
    marginBlock: `calc(-1 * ${HALF_A_LINE})`,
    whiteSpace: 'nowrap',
  },
]);
export const dateAxis = style([
  axis,
  {
    gridColumn: 2,
    flexWrap: 'wrap',
    columnGap: space['2'],
    paddingBlockStart: space['2'],
    containerType: 'inline-size',
  },
]);
/** Without room for three, the first and the last. */
export const dateLabel = style({
  whiteSpace: 'nowrap',
  selectors: { '&:only-child': { marginInline: 'auto' } },
  '@container': {
    '(max-width: 16rem)': { selectors: { '&:nth-child(2):not(:last-child)': { display: 'none' } } },
  },
});

export const plot = style({ position: 'relative', blockSize: 'clamp(9rem, 40vw, 15rem)', touchAction: 'pan-y' });
/** Covers the chart for screen readers and keyboard; the pointer goes to the chart itself. */
export const slider = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  opacity: 0,
  pointerEvents: 'none',
});
export const picture = style({
  inlineSize: '100%',
  blockSize: '100%',
  overflow: 'visible',
  fill: 'none',
  strokeLinejoin: 'round',
  selectors: { 'input:focus-visible + &': { outline: `3px solid ${color.focus}`, outlineOffset: '4px' } },
});

const stroke = { vectorEffect: 'non-scaling-stroke' } as const;
const INK = { '@media': { [media.forcedColours]: { stroke: 'CanvasText' } } } as const;

export const gridLine = style({
  ...stroke,
  stroke: color.border,
  strokeWidth: 1,
  '@media': { [media.forcedColours]: { stroke: 'CanvasText', strokeOpacity: 0.35 } },
});
export const cursor = style({ ...stroke, ...INK, stroke: color.textMuted, strokeWidth: 1, strokeDasharray: '2 3' });

/** Distinguished by their dashes first; the two colours only help. */
export const line = styleVariants({
  unbroken: { ...stroke, ...INK, stroke: color.accentMark, strokeWidth: 2.5 },
  dashed: { ...stroke, ...INK, stroke: color.heading, strokeWidth: 2.5, strokeDasharray: '9 6' },
  dotted: { ...stroke, ...INK, stroke: color.accentMark, strokeWidth: 3, strokeDasharray: '2 5' },
  dashDotted: { ...stroke, ...INK, stroke: color.heading, strokeWidth: 2.5, strokeDasharray: '12 5 2 5' },
});
const dot = { ...stroke, ...INK, strokeWidth: 10, strokeLinecap: 'round' } as const;
/** A line of zero length with round ends: a dot that does not stretch with the chart. */
export const point = styleVariants({
  unbroken: { ...dot, stroke: color.accentMark },
  dashed: { ...dot, stroke: color.heading },
  dotted: { ...dot, stroke: color.accentMark },
  dashDotted: { ...dot, stroke: color.heading },
});
export const swatch = style({
  flex: 'none',
  inlineSize: '2.5rem',
  blockSize: `calc(${type.lineHeight.text} * 1em)`,
  fill: 'none',
});
