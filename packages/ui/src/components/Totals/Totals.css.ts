import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, space, type } = vars;

export const totals = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr))',
  gap: `${space['4']} ${space['5']}`,
  padding: `${space['5']} min(${space['4']}, 4.5vw)`,
  borderRadius: vars.radius.box,
  background: `linear-gradient(to top right, ${color.header} 55%, ${color.headerFar})`,
  border: `${vars.border.width} solid ${color.headerBorder}`,
  color: color.onHeader,
  '@media': {
    [media.laplet]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'flex-end',
      gap: `${space['4']} 0`,
      padding: `${space['6']} 0`,
    },
    [media.print]: { background: 'none', color: '#000', breakInside: 'avoid' },
  },
});

/** The width of a figure, as a multiple of its font size. */
export const widthInEms = '--width-in-ems';
const fitting = `100cqi / var(${widthInEms})`;

export const total = style({
  minInlineSize: 0,
  display: 'flex',
  flexDirection: 'column',
  selectors: { '&[data-lead]': { gridColumn: '1 / -1' } },
  '@media': {
    [media.belowLaplet]: { containerType: 'inline-size' },
    [media.laplet]: {
      flex: '1 1 auto',
      paddingInline: space['5'],
      selectors: {
        '&[data-lead]': { flexGrow: 1.5 },
        '& + &': { borderInlineStart: `${vars.border.width} solid ${color.headerBorder}` },
      },
    },
  },
});

export const label = style({
  color: color.onHeaderMuted,
  fontSize: type.size.small,
  lineHeight: type.lineHeight.heading,
  '@media': { [media.print]: { color: 'inherit' } },
});

export const value = style({
  marginBlockStart: space['1'],
  fontSize: type.size.h3,
  fontWeight: type.weight.strong,
  lineHeight: type.lineHeight.heading,
  whiteSpace: 'nowrap',
  selectors: { '[data-lead] > &': { fontSize: type.size.figureLarge } },
  '@media': {
    // an amount never wraps: it grows with the reader's text as long as it fits
    [media.belowLaplet]: {
      fontSize: `min(${type.size.h3}, ${fitting})`,
      selectors: { '[data-lead] > &': { fontSize: `min(${type.size.figureLarge}, ${fitting})` } },
    },
  },
});

export const note = style({ color: color.onHeaderMuted, fontSize: type.size.small });
