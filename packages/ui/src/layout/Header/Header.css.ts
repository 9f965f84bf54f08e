import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, space } = vars;

export const header = style({
  zIndex: vars.layer.header,
  background: color.header,
  color: color.onHeader,
  borderBlockEnd: `${vars.border.width} solid ${color.headerBorder}`,
  // focus rings in the header need a colour that is visible there
  vars: { [vars.color.focus]: color.onHeader },
  '@media': {
    [media.tall]: { position: 'sticky', insetBlockStart: 0 },
    [media.print]: { background: 'none', color: '#000', borderColor: '#000' },
  },
});

export const bar = style({
  display: 'flex',
  // at 200 % text size a phone has no room for name and actions side by side
  flexWrap: 'wrap',
  alignItems: 'center',
  // an insurer's name may be long: on a phone it gets all the room
  gap: space['1'],
  minBlockSize: '4rem',
  paddingBlock: space['2'],
  paddingInline: space['1'],
  '@media': { [media.laplet]: { paddingInline: space['6'], gap: space['3'] } },
  selectors: {
    // without a menu the content is centred, and so is the header
    '[data-menu="none"] > header > &': {
      inlineSize: '100%',
      maxInlineSize: `calc(${vars.measure.content} + 2 * ${space['8']})`,
      marginInline: 'auto',
    },
  },
});

export const brand = style({
  display: 'flex',
  alignItems: 'center',
  gap: space['2'],
  minBlockSize: vars.measure.target,
  paddingInline: space['1'],
  borderRadius: vars.radius.box,
  color: 'inherit',
  textDecoration: 'none',
});

export const mark = style({
  flex: 'none',
  inlineSize: '1.75rem',
  blockSize: '1.75rem',
  '@media': { [media.laplet]: { inlineSize: '2rem', blockSize: '2rem' } },
});

export const name = style({ display: 'flex', flexDirection: 'column' });
export const insurer = style({
  fontWeight: vars.type.weight.strong,
  fontSize: vars.type.size.body,
  lineHeight: 1.15,
  '@media': { [media.laplet]: { fontSize: vars.type.size.lead } },
});
export const product = style({
  color: color.onHeaderMuted,
  fontSize: vars.type.size.small,
  lineHeight: 1.15,
  '@media': { [media.print]: { color: 'inherit' } },
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  alignItems: 'center',
  gap: space['1'],
  marginInlineStart: 'auto',
  '@media': { [media.print]: { display: 'none' } },
});

/** Shown only if the side menu is not always open. */
export const menuButton = style({ '@media': { [media.desktop]: { display: 'none' } } });
