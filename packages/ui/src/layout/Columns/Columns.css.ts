import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const { space } = vars;

const base = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space['6'],
  alignItems: 'start',
});
const wide = style([
  base,
  { '@media': { [media.laplet]: { display: 'flex', flexWrap: 'wrap', columnGap: space['8'] } } },
]);
globalStyle(`${wide} > *`, { minInlineSize: 0, '@media': { [media.laplet]: { flex: '1 1 14rem' } } });
// the first column is 1.75 times as wide as the other
globalStyle(`${wide} > :first-child`, { '@media': { [media.laplet]: { flex: '1.75 1 24.5rem' } } });

// Widths in rem: with larger text, columns become one before their words break.
export const split = styleVariants({
  /** Two equal columns from 768. Cards in them have the same height. */
  halves: [
    base,
    {
      alignItems: 'stretch',
      '@media': {
        [media.laplet]: {
          gridTemplateColumns: `repeat(auto-fill, minmax(min(max(18rem, (100% - ${space['6']}) / 2), 100%), 1fr))`,
        },
      },
    },
  ],
  /** From 768 a wide column and one that explains it. */
  aside: [wide],
  /** Cards: as many in a row as fit, all equally wide. */
  cards: [
    base,
    {
      alignItems: 'stretch',
      gap: space['4'],
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(19rem, 100%), 1fr))',
    },
  ],
});
