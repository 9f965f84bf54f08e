import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, space, type } = vars;

export const frame = style({ position: 'relative' });
export const input = style({ paddingInlineEnd: space['12'], textOverflow: 'ellipsis' });
export const clear = style({
  position: 'absolute',
  insetInlineEnd: '0.125rem',
  insetBlockStart: '0.125rem',
  color: color.textMuted,
});

export const popup = style({
  position: 'absolute',
  zIndex: vars.layer.overlay,
  insetInline: 0,
  insetBlockStart: `calc(100% + ${space['1']})`,
  overflow: 'hidden',
  border: `${vars.border.width} solid ${color.borderStrong}`,
  borderRadius: vars.radius.box,
  background: color.surface,
  boxShadow: vars.elevation.overlay,
});

export const list = style({ maxBlockSize: 'min(20rem, 45vh)', overflowY: 'auto', overscrollBehavior: 'contain' });

export const option = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space['3'],
  minBlockSize: vars.measure.target,
  paddingBlock: space['2'],
  paddingInline: space['3'],
  borderInlineStart: `4px solid transparent`,
  cursor: 'pointer',
  selectors: {
    '&[data-highlighted="true"]': { background: color.sunken, borderInlineStartColor: color.accentMark },
  },
  '@media': {
    [media.forcedColours]: {
      borderInlineStartColor: 'Canvas',
      selectors: { '&[data-highlighted="true"]': { borderInlineStartColor: 'Highlight' } },
    },
  },
});

export const words = style({ display: 'grid', minInlineSize: 0 });
export const label = style({ color: color.text, fontWeight: type.weight.strong });
export const detail = style({ color: color.textMuted, fontSize: type.size.small });
export const check = style({ flex: 'none', inlineSize: '1.25em', blockSize: '1.25em', color: color.accentText });

export const below = style({
  paddingBlock: space['3'],
  paddingInline: space['4'],
  color: color.textMuted,
  fontSize: type.size.small,
  selectors: {
    [`${list}:not([hidden]) + &`]: { borderBlockStart: `${vars.border.width} solid ${color.border}` },
  },
});
