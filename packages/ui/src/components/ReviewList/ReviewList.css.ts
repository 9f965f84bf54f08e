import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, space, type } = vars;
const line = `${vars.border.width} solid ${color.border}`;

// Below 768 a row is stacked: label, before, after, link. The markup sets the roles, since `display` removes them.
const phone = media.belowLaplet;

export const table = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  '@media': { [phone]: { display: 'block' } },
});

export const head = style({
  '@media': {
    [phone]: { position: 'absolute', inlineSize: '1px', blockSize: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
  },
});

export const headCell = style({
  paddingBlock: space['2'],
  paddingInlineEnd: space['4'],
  borderBlockEnd: `${vars.border.widthStrong} solid ${color.border}`,
  color: color.textMuted,
  fontSize: type.size.small,
  fontWeight: type.weight.strong,
  textAlign: 'start',
  verticalAlign: 'bottom',
});

export const body = style({ '@media': { [phone]: { display: 'block' } } });

export const row = style({
  breakInside: 'avoid',
  borderBlockEnd: line,
  '@media': {
    [phone]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'flex-start',
      justifyContent: 'space-between',
      columnGap: space['4'],
      paddingBlock: space['3'],
    },
  },
});

const cell = style({
  paddingBlock: space['3'],
  paddingInlineEnd: space['4'],
  textAlign: 'start',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
  '@media': { [phone]: { display: 'block', paddingBlock: space['1'], paddingInlineEnd: 0 } },
});

export const name = style([
  cell,
  {
    inlineSize: '28%',
    overflowWrap: 'break-word',
    color: color.textMuted,
    fontWeight: type.weight.regular,
    '@media': { [phone]: { order: -2, inlineSize: 'auto', color: color.heading, fontWeight: type.weight.strong } },
  },
]);

export const changed = style({ display: 'block', marginBlockStart: space['1'] });

/** The column's header is heard, so its repetition is not; older browsers read it as well. */
const forTheEye = ['attr(data-label)', 'attr(data-label) / ""'];

const labelled = {
  display: 'flex',
  flexWrap: 'wrap',
  flex: '1 0 100%',
  columnGap: space['3'],
  selectors: {
    '&::before': {
      content: forTheEye,
      flex: '0 0 8rem',
      whiteSpace: 'normal',
      color: color.textMuted,
      fontSize: type.size.small,
      fontWeight: type.weight.regular,
      overflowWrap: 'normal',
    },
  },
} as const;

export const value = style([
  cell,
  { color: color.text, fontVariantNumeric: 'tabular-nums', '@media': { [phone]: labelled } },
]);
/** The only value of a row needs no label before it. */
export const single = style({ '@media': { [phone]: { selectors: { '&::before': { content: 'none' } } } } });
/** The new value, if it differs. */
export const next = style({
  selectors: { '[data-changed="true"] > &': { color: color.heading, fontWeight: type.weight.strong } },
});
export const before = style({ color: color.textMuted });
export const figure = style({ whiteSpace: 'nowrap' });
/** Beside its label if there is room for part of it, below with very large text. */
export const content = style({ flex: '1 1 10rem', minInlineSize: 0 });

export const edit = style([
  cell,
  {
    paddingBlock: space['1'],
    paddingInlineEnd: 0,
    textAlign: 'end',
    whiteSpace: 'nowrap',
    '@media': { [phone]: { order: -1, paddingBlock: 0 }, [media.print]: { display: 'none' } },
  },
]);

/** Looks like the links beside it: to people it is the same. */
export const button = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.measure.target,
  padding: 0,
  border: 0,
  background: 'none',
  textDecorationLine: 'underline',
  cursor: 'pointer',
});
