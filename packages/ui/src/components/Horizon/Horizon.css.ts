import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, space, type } = vars;

const LINE = '3px';
const MARK = '1.125rem';

/** A gradient is not drawn in forced colours, so the line is a border there. */
const lineIn = (side: 'borderBlockStart' | 'borderInlineStart') =>
  ({ [media.forcedColours]: { '::before': { [side]: `${LINE} solid CanvasText` } } }) as const;

/** Room for the amounts above the line: one row, or two if they are crowded. */
const amounts = createVar();

export const horizon = style({ display: 'flex', flexDirection: 'column', gap: space['5'] });

/** The line of twelve months: from 768, on a screen. */
export const rail = style({
  display: 'none',
  '@media': {
    [media.laplet]: {
      position: 'relative',
      display: 'grid',
      vars: { [amounts]: '1.75rem' },
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
      '::before': {
        content: '',
        position: 'absolute',
        insetInline: 0,
        // below the amounts, behind the middle of the marks
        insetBlockStart: `calc(${amounts} + (${MARK} - ${LINE}) / 2)`,
        blockSize: LINE,
        borderRadius: vars.radius.round,
        background: `linear-gradient(to right, ${color.accentMark} 0 4%, ${color.borderStrong} 22%, ${color.border})`,
      },
      selectors: {
        '&[data-crowded]': { vars: { [amounts]: '3.25rem' } },
        '&:dir(rtl)::before': {
          background: `linear-gradient(to left, ${color.accentMark} 0 4%, ${color.borderStrong} 22%, ${color.border})`,
        },
      },
    },
    [media.print]: { display: 'none' },
    ...lineIn('borderBlockStart'),
  },
});

export const month = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  minInlineSize: 0,
  paddingBlockStart: amounts,
});

/** Above the line, wider than its month if necessary. */
export const tag = style({
  position: 'absolute',
  insetBlockEnd: `calc(100% - ${amounts} + 0.25rem)`,
  color: color.heading,
  fontSize: type.size.small,
  fontWeight: type.weight.strong,
  lineHeight: 1.25,
  letterSpacing: '-0.01em',
  whiteSpace: 'nowrap',
  selectors: {
    '&[data-raised]': { insetBlockEnd: `calc(100% - ${amounts} + 1.625rem)` },
    // the first and the last do not reach beyond the ends of the line
    [`${month}:first-child > &`]: { insetInlineStart: 0 },
    [`${month}:last-child > &`]: { insetInlineEnd: 0 },
  },
});

export const marks = style({
  position: 'relative',
  display: 'flex',
  justifyContent: 'center',
  gap: '0.1875rem',
  minBlockSize: MARK,
});

/** Each kind has its shape; the hue is that of the policy. */
export const mark = style({
  flex: 'none',
  display: 'block',
  inlineSize: MARK,
  blockSize: MARK,
  borderRadius: '50%',
  border: '4px solid currentColor',
  background: color.surface,
  color: color.heading,
  selectors: {
    '&[data-mark="debit"]': { background: 'currentColor' },
    '&[data-mark="date"]': { borderRadius: '0.1875rem' },
    '&[data-mark="end"]': { borderRadius: '0.125rem', scale: '0.8', rotate: '45deg' },
  },
  '@media': {
    [media.forcedColours]: {
      forcedColorAdjust: 'none',
      borderColor: 'CanvasText',
      background: 'Canvas',
      selectors: { '&[data-mark="debit"]': { background: 'CanvasText' } },
    },
  },
});

const { kind } = color;
export const hue = styleVariants({
  term: { color: kind.term.mark },
  savings: { color: kind.savings.mark },
  'unit-linked': { color: kind.linked.mark },
  annuity: { color: kind.annuity.mark },
  pension: { color: kind.annuity.mark },
  child: { color: kind.child.mark },
  health: { color: kind.term.mark },
  group: { color: kind.term.mark },
});

export const monthName = style({
  marginBlockStart: space['2'],
  color: color.textMuted,
  fontSize: type.size.small,
  lineHeight: type.lineHeight.heading,
  selectors: { [`${month}:first-child > &`]: { color: color.accentText, fontWeight: type.weight.strong } },
});

/** On a phone and in print stacked beside the line; in columns if the line is above. */
export const list = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space['4'],
  '::before': {
    content: '',
    position: 'absolute',
    insetBlock: '0.5rem',
    insetInlineStart: `calc((${MARK} - ${LINE}) / 2)`,
    inlineSize: LINE,
    borderRadius: vars.radius.round,
    background: `linear-gradient(${color.accentMark} 0 4%, ${color.borderStrong} 30%, ${color.border})`,
  },
  '@media': {
    [media.laplet]: {
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(15rem, 100%), 1fr))',
      gap: `${space['4']} ${space['8']}`,
      '::before': { display: 'none' },
    },
    ...lineIn('borderInlineStart'),
  },
});

export const item = style({
  position: 'relative',
  display: 'flex',
  // with very large text the amount moves below
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${space['1']} ${space['3']}`,
  breakInside: 'avoid',
});

/** As high as the first line, so that the mark is at its middle. */
export const markPlace = style({
  flex: 'none',
  alignSelf: 'flex-start',
  display: 'grid',
  placeItems: 'center',
  blockSize: `calc(${type.size.small} * ${type.lineHeight.text})`,
});

export const words = style({ flex: '1 1 7rem', minInlineSize: 0 });
export const when = style({ color: color.textMuted, fontSize: type.size.small });
export const title = style({
  color: color.heading,
  fontWeight: type.weight.strong,
  lineHeight: type.lineHeight.heading,
});
export const about = style({ color: color.textMuted, fontSize: type.size.small });

export const more = style({});
export const summary = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.measure.target,
  color: color.accentText,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  cursor: 'pointer',
  selectors: { [`${more}[open] > &`]: { marginBlockEnd: space['3'] } },
});
