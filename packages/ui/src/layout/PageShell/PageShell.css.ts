import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, space } = vars;

export const shell = style({ display: 'flex', flexDirection: 'column', minBlockSize: '100dvh' });

export const skip = style({
  position: 'absolute',
  insetInlineStart: space['2'],
  insetBlockStart: space['2'],
  zIndex: vars.layer.toast,
  padding: `${space['3']} ${space['4']}`,
  borderRadius: vars.radius.box,
  background: color.surface,
  color: color.accentText,
  fontWeight: vars.type.weight.strong,
  selectors: { '&:not(:focus)': { insetBlockStart: '-10rem' } },
  '@media': { [media.print]: { display: 'none' } },
});

export const body = style({ display: 'flex', flex: 1, minInlineSize: 0 });

/** From 1280 it stays while the page scrolls. */
export const aside = style({
  display: 'none',
  '@media': {
    [media.desktop]: {
      display: 'block',
      flex: 'none',
      position: 'sticky',
      insetBlockStart: 'calc(4rem + 1px)',
      alignSelf: 'flex-start',
      inlineSize: vars.measure.menu,
      blockSize: 'calc(100dvh - 4rem - 1px)',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      borderInlineEnd: `${vars.border.width} solid ${color.border}`,
      background: color.surface,
    },
  },
});

export const column = style({ display: 'flex', flexDirection: 'column', flex: 1, minInlineSize: 0 });

export const main = style({
  flex: 1,
  inlineSize: '100%',
  maxInlineSize: `calc(${vars.measure.content} + 2 * ${space['8']})`,
  paddingBlock: `${space['6']} ${space['12']}`,
  paddingInline: space['4'],
  '@media': {
    [media.laplet]: { paddingInline: space['8'], paddingBlockStart: space['8'] },
    [media.print]: { padding: 0, maxInlineSize: 'none' },
  },
});

export const footer = style({
  borderBlockStart: `${vars.border.width} solid ${color.border}`,
  paddingBlock: space['6'],
  paddingInline: space['4'],
  color: color.textMuted,
  fontSize: vars.type.size.small,
  '@media': { [media.laplet]: { paddingInline: space['8'] }, [media.print]: { display: 'none' } },
});
