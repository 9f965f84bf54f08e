import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, space, type } = vars;
const line = `${vars.border.width} solid ${color.border}`;

// Below 768 a row is a card of terms and values; the markup sets the roles, since `display` removes a table's.
const phone = media.belowLaplet;

export const table = style({ inlineSize: '100%', borderCollapse: 'collapse' });
export const cardsTable = style({ '@media': { [phone]: { display: 'block' } } });

export const caption = style({
  paddingBlockEnd: space['3'],
  color: color.heading,
  fontSize: type.size.h3,
  fontWeight: type.weight.strong,
  lineHeight: type.lineHeight.heading,
  textAlign: 'start',
});
export const cardsCaption = style({ '@media': { [phone]: { display: 'block' } } });

const unseen = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;
/** Cards repeat the headers, so the header row is for screen readers; sort buttons stay visible. */
export const cardsHead = style({ '@media': { [phone]: unseen } });
export const cardsSortHead = style({ '@media': { [phone]: { display: 'block', paddingBlockEnd: space['2'] } } });
export const cardsSortRow = style({
  '@media': { [phone]: { position: 'relative', display: 'flex', flexWrap: 'wrap', columnGap: space['5'] } },
});
/** Less space between columns only if large text leaves no room on a phone. */
const paddingInline = `min(${space['3']}, 3.4vw)`;

export const headCell = style({
  paddingBlock: space['2'],
  paddingInline,
  borderBlockEnd: `${vars.border.widthStrong} solid ${color.border}`,
  color: color.textMuted,
  fontSize: type.size.small,
  fontWeight: type.weight.strong,
  textAlign: 'start',
  verticalAlign: 'bottom',
});

export const cardsSortCell = style({
  '@media': {
    [phone]: {
      paddingInline: 0,
      borderBlockEnd: 0,
      selectors: { '&:not([aria-sort])': unseen },
    },
  },
});

export const sort = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space['1'],
  minBlockSize: vars.measure.target,
  marginBlock: `calc(-1 * ${space['2']})`,
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  fontWeight: 'inherit',
  cursor: 'pointer',
  textUnderlineOffset: '0.2em',
  selectors: { '&:hover': { color: color.heading, textDecoration: 'underline' } },
  // touch screens have no hover, and no header row says what it is
  '@media': { [phone]: { textDecoration: 'underline' } },
});

export const sortIcon = style({
  inlineSize: '1em',
  blockSize: '1em',
  selectors: {
    '[aria-sort="ascending"] &': { rotate: '180deg' },
    '[aria-sort]:not([aria-sort="none"]) &': { color: color.heading },
  },
});

export const cardsBody = style({ '@media': { [phone]: { display: 'grid', gap: space['3'] } } });

export const row = style({ breakInside: 'avoid' });
export const cardsRow = style({
  '@media': {
    [phone]: {
      display: 'block',
      paddingBlock: space['2'],
      paddingInline: space['4'],
      border: line,
      borderRadius: vars.radius.box,
      background: color.surface,
    },
  },
});

export const cell = style({
  paddingBlock: space['3'],
  paddingInline,
  borderBlockEnd: line,
  fontVariantNumeric: 'tabular-nums',
  // links, badges and checkboxes differ in height: their text is on one line
  verticalAlign: 'baseline',
  textAlign: 'start',
  fontWeight: 'inherit',
});
/**
 * A table that stays one on a phone. A row is a line that wraps: with large text a figure moves below a name whose
 * longest word leaves no room, since few browsers know where to break a word.
 */
export const tableOnPhone = style({ '@media': { [phone]: { display: 'block' } } });
export const lineOnPhone = style({
  '@media': {
    [phone]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      rowGap: space['1'],
      paddingBlock: space['3'],
      borderBlockEnd: line,
    },
  },
});
export const headLineOnPhone = style({
  '@media': { [phone]: { paddingBlock: space['2'], borderBlockEndWidth: vars.border.widthStrong } },
});
/** At least as wide as its longest word, which breaks only if no line is wide enough. */
export const nameOnPhone = style({
  '@media': { [phone]: { flex: '1000 1 0', paddingBlock: 0, borderBlockEnd: 0, overflowWrap: 'break-word' } },
});
export const valueOnPhone = style({ '@media': { [phone]: { flex: '1 0 auto', paddingBlock: 0, borderBlockEnd: 0 } } });
export const cardsCell = style({
  '@media': {
    [phone]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      columnGap: space['4'],
      paddingBlock: space['2'],
      paddingInline: 0,
      borderBlockEnd: 0,
      selectors: {
        '&::before': {
          // the column's header is heard, so this is for the eye; older browsers read it as well
          content: ['attr(data-label)', 'attr(data-label) / ""'],
          color: color.textMuted,
          fontSize: type.size.small,
          fontWeight: type.weight.regular,
        },
        '&[data-first="true"]': { color: color.heading, fontWeight: type.weight.strong },
        '&[data-first="true"]::before': { content: 'none' },
      },
    },
  },
});

/** A row of a list: the facts stacked, and beside them the last cell with its buttons. */
export const linesBody = style({
  '@media': { [phone]: { display: 'block', containerType: 'inline-size', borderBlockStart: line } },
});
/** Not with large text, which leaves no room for the facts beside buttons. */
const roomy = '(min-width: 16rem)';
export const linesRow = style({
  '@media': {
    [phone]: {
      display: 'block',
      paddingBlock: space['3'],
      borderBlockEnd: line,
      '@container': {
        [roomy]: {
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr) auto',
          gridTemplateRows: 'repeat(var(--lines), auto) 1fr',
          columnGap: space['4'],
        },
      },
    },
  },
});
export const linesCell = style({
  '@media': {
    [phone]: {
      display: 'block',
      gridColumn: 1,
      padding: 0,
      borderBlockEnd: 0,
      overflowWrap: 'break-word',
      selectors: { '&[data-first="true"]': { color: color.heading, fontWeight: type.weight.strong } },
      '@container': {
        [roomy]: {
          selectors: {
            // no wider than its widest button, whose words stay on one line, so that two are stacked
            '&:last-child': { gridColumn: 2, gridRow: '1 / -1', inlineSize: 'min-content', whiteSpace: 'nowrap' },
          },
        },
      },
    },
  },
});
export const linesFigure = style({
  '@media': {
    [media.laplet]: { whiteSpace: 'nowrap', textAlign: 'end' },
    [media.print]: { whiteSpace: 'nowrap', textAlign: 'end' },
    [phone]: { color: color.textMuted, fontSize: type.size.small },
  },
});

export const figure = style({ whiteSpace: 'nowrap', textAlign: 'end' });
export const cardsFigure = style({
  whiteSpace: 'nowrap',
  '@media': { [media.laplet]: { textAlign: 'end' }, [media.print]: { textAlign: 'end' } },
});
/** Above figures. Its words may be on several lines, since a column of figures is often narrower than its name. */
export const figureHead = style({ whiteSpace: 'normal' });
export const cardsContent = style({
  '@media': {
    [phone]: {
      overflowWrap: 'anywhere',
      // beside its header if there is room for part of it; below it with very large text
      flex: '1 1 7rem',
      textAlign: 'end',
      selectors: { '[data-first="true"] > &': { textAlign: 'start' } },
    },
  },
});

export const hiddenCaption = style({ position: 'absolute' });

// Rows side by side: each is a column of the grid, and they share its lines. Roles in the markup keep them rows.
const wide = media.laplet;
export const turnedTable = style({
  '@media': {
    [wide]: {
      display: 'grid',
      gridAutoFlow: 'column',
      gridTemplateColumns: 'minmax(6rem, 0.8fr)',
      // six columns of amounts fit at 768
      gridAutoColumns: 'minmax(7.5rem, 1fr)',
      gridTemplateRows: 'repeat(var(--facts), auto)',
      overflowX: 'auto',
    },
  },
});
export const turnedGroup = style({ '@media': { [wide]: { display: 'contents' } } });
export const turnedRow = style({
  '@media': { [wide]: { display: 'grid', gridRow: '1 / -1', gridTemplateRows: 'subgrid' } },
});
export const turnedCell = style({
  '@media': {
    [wide]: {
      paddingBlock: space['3'],
      paddingInline: space['2'],
      borderBlockEnd: line,
      textAlign: 'start',
      selectors: {
        '&[data-first="true"], &:first-child': {
          borderBlockEndWidth: vars.border.widthStrong,
          color: color.heading,
          fontWeight: type.weight.strong,
        },
      },
    },
  },
});

/** Below 768: the facts in the first column, and a column for each of the two rows that show. */
export const pairTable = style({
  '@media': {
    [phone]: {
      display: 'grid',
      gridAutoFlow: 'column',
      gridTemplateColumns: 'minmax(4.5rem, 0.7fr)',
      gridAutoColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'repeat(var(--facts), auto)',
    },
  },
});
export const pairGroup = style({ '@media': { [phone]: { display: 'contents' } } });
export const pairRow = style({
  '@media': { [phone]: { display: 'grid', gridRow: '1 / -1', gridTemplateRows: 'subgrid' } },
});
export const pairCell = style({
  '@media': {
    [phone]: {
      paddingBlock: space['2'],
      paddingInline: space['1'],
      borderBlockEnd: line,
      fontSize: type.size.small,
      textAlign: 'start',
      // a word of a long language may be wider than a third of a phone
      overflowWrap: 'anywhere',
      selectors: {
        '&[data-first="true"], &:first-child': {
          borderBlockEndWidth: vars.border.widthStrong,
          color: color.heading,
          fontWeight: type.weight.strong,
        },
      },
    },
  },
});
export const hiddenOnPhone = style({ '@media': { [phone]: { display: 'none' } } });
