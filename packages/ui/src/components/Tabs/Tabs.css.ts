import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, space } = vars;

export const list = style({
  display: 'flex',
  gap: space['1'],
  overflowX: 'auto',
  overscrollBehaviorInline: 'contain',
  scrollbarWidth: 'none',
  borderBlockEnd: `${vars.border.width} solid ${color.border}`,
  '@media': { [media.print]: { display: 'none' } },
});

export const tab = style({
  flex: 'none',
  minBlockSize: vars.measure.target,
  paddingBlock: space['2'],
  paddingInline: space['4'],
  border: 0,
  borderBlockEnd: '3px solid transparent',
  borderStartStartRadius: vars.radius.box,
  borderStartEndRadius: vars.radius.box,
  background: 'transparent',
  color: color.textMuted,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: color.sunken, color: color.text },
    '&[data-state="active"]': {
      borderBlockEndColor: color.accentText,
      color: color.accentText,
      fontWeight: vars.type.weight.strong,
    },
    '&:focus-visible': { outlineOffset: '-3px' },
  },
  '@media': {
    // forced colours draw transparent borders
    [media.forcedColours]: {
      borderBlockEndColor: 'Canvas',
      selectors: { '&[data-state="active"]': { borderBlockEndColor: 'Highlight' } },
    },
  },
});

export const panel = style({
  paddingBlockStart: space['6'],
  // a panel that is only there for printing
  selectors: { '&[data-state="inactive"]': { display: 'none' } },
  '@media': { [media.print]: { selectors: { '&[data-state="inactive"]': { display: 'block' } } } },
});

/** The tabs are not printed, so each panel shows its name. */
export const printedName = style({
  display: 'none',
  fontSize: vars.type.size.h3,
  fontWeight: vars.type.weight.strong,
  '@media': { [media.print]: { display: 'block' } },
});
