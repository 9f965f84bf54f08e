import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, space, type } = vars;

export const guide = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space['6'],
  padding: space['5'],
  border: `${vars.border.width} solid ${color.border}`,
  borderRadius: vars.radius.box,
  color: color.text,
  fontSize: type.size.small,
  '@media': { [media.print]: { padding: 0, border: 0, breakInside: 'avoid' } },
});

export const section = style({ display: 'flex', flexDirection: 'column', gap: space['2'], minInlineSize: 0 });

const base = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space['2'],
  margin: 0,
  paddingInlineStart: '1.25em',
});

export const list = styleVariants({
  dots: [base, { listStyle: 'disc' }],
  numbered: [base, { listStyle: 'decimal', paddingInlineStart: '1.5em' }],
});

/** A form and its guide side by side: from this width there is room for both beside a form of 640 px. */
const besideForm = 'screen and (min-width: 1024px)';
const FORM = '40rem';

/** A form of readable width and its guide: beside it if there is room, otherwise below. */
export const guided = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space['8'],
  '@media': { [besideForm]: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'flex-start' } },
});
globalStyle(`${guided} > *`, { minInlineSize: 0, inlineSize: '100%', maxInlineSize: FORM });
globalStyle(`${guided} > :first-child`, { '@media': { [besideForm]: { flex: `1 1 ${FORM}` } } });
globalStyle(`${guided} > :last-child`, { '@media': { [besideForm]: { flex: '1 1 14rem' } } });
// it appears together with the form, which it would otherwise push down
globalStyle(`${guided} > :first-child:has([role="status"][data-state="loading"]) + *`, { display: 'none' });
