import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const base = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space['6'],
  alignItems: 'start',
});
const from = (query: string, columns: string) => ({ '@media': { [query]: { gridTemplateColumns: columns } } });

export const split = styleVariants({
  /** Two equal columns from 768. Cards in them have the same height. */
  halves: [base, { alignItems: 'stretch' }, from(media.laplet, 'repeat(2, minmax(0, 1fr))')],
  /** From 768 a wide column and one that explains it. */
  aside: [
    base,
    from(media.laplet, 'minmax(0, 1.75fr) minmax(0, 1fr)'),
    { '@media': { [media.laplet]: { columnGap: vars.space['8'] } } },
  ],
  /** Cards: as many in a row as fit, all equally wide. */
  cards: [
    base,
    {
      alignItems: 'stretch',
      gap: vars.space['4'],
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(19rem, 100%), 1fr))',
    },
  ],
});
