import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const base = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space['6'],
  alignItems: 'start',
});
const from = (query: string, columns: string) => ({ '@media': { [query]: { gridTemplateColumns: columns } } });

/** A form and what explains it, side by side: with a form of 640 px there is room for both from here. */
const besideForm = 'screen and (min-width: 1024px)';
const FORM = '40rem';

const guide = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space['8'],
  '@media': { [besideForm]: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'flex-start' } },
});

export const split = styleVariants({
  /** Two equal columns from 768. */
  halves: [base, from(media.laplet, 'repeat(2, minmax(0, 1fr))')],
  /** From 768 a wide column and one that explains it. */
  aside: [
    base,
    from(media.laplet, 'minmax(0, 1.75fr) minmax(0, 1fr)'),
    { '@media': { [media.laplet]: { columnGap: vars.space['8'] } } },
  ],
  /** Cards: as many in a row as fit, all of one width. */
  cards: [
    base,
    {
      alignItems: 'stretch',
      gap: vars.space['4'],
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(19rem, 100%), 1fr))',
    },
  ],
  /** A form of the width that is easy to read, and what explains it: beside it from 1024, where it has room, otherwise below. */
  guide: [guide],
});

globalStyle(`${guide} > *`, { minInlineSize: 0, inlineSize: '100%', maxInlineSize: FORM });
globalStyle(`${guide} > :first-child`, { '@media': { [besideForm]: { flex: `1 1 ${FORM}` } } });
globalStyle(`${guide} > :last-child`, { '@media': { [besideForm]: { flex: '1 1 14rem' } } });
// it comes with the form, which would push it down otherwise
globalStyle(`${guide} > :first-child:has([role="status"][data-state="loading"]) + *`, { display: 'none' });
