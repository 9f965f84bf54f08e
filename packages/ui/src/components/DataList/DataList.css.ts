import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, space, type } = vars;

const base = style({ display: 'grid', minInlineSize: 0 });

export const layout = styleVariants({
  /** Term and value on one line with a rule between the rows. */
  rows: [base],
  /** Term above value, in as many columns as fit. */
  grid: [
    base,
    { gridTemplateColumns: 'repeat(auto-fill, minmax(min(11rem, 100%), 1fr))', gap: `${space['5']} ${space['6']}` },
  ],
});

export const row = styleVariants({
  rows: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: space['4'],
    paddingBlock: space['3'],
    borderBlockEnd: `${vars.border.width} solid ${color.border}`,
    breakInside: 'avoid',
    selectors: { '&:last-child': { borderBlockEnd: 0, paddingBlockEnd: 0 }, '&:first-child': { paddingBlockStart: 0 } },
  },
  grid: { breakInside: 'avoid' },
});

export const term = style({ color: color.textMuted, fontSize: type.size.small });
export const value = style({
  minInlineSize: 0,
  color: color.text,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});
/** Beside its term if there is room for part of it; below the term with very large text. */
export const valueInRow = style({
  flex: '1 1 9rem',
  textAlign: 'end',
  '@media': { [media.print]: { textAlign: 'start' } },
});
/** A sentence reads from the left, below its term. */
export const sentence = style({ flexBasis: '100%', textAlign: 'start' });
export const strong = style({ color: color.heading, fontWeight: type.weight.strong, fontSize: type.size.lead });
/** An amount, a date, a number, an email address: it does not wrap. */
export const figure = styleVariants({
  /** Below its term if there is no room beside it; wraps only if large text leaves no room on its own line. */
  rows: { flexBasis: 'max-content' },
  grid: { whiteSpace: 'nowrap' },
});
