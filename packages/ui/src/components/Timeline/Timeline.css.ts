import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, space, type } = vars;

export const list = style({ display: 'grid', gap: space['1'], maxInlineSize: vars.measure.text });

/** Side by side as in a `Stepper`, from the width that has room for all stages in one row. */
const row = {
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: space['3'],
  maxInlineSize: 'none',
} as const;
export const inRow = styleVariants({
  laplet: { '@media': { [media.laplet]: row } },
  desktop: { '@media': { [media.desktop]: row } },
});

// A bar along each stage, like the Stepper's above each step. No rings and no dots: they would look like options.
const bar = createVar();
export const stage = style({
  vars: { [bar]: `4px solid ${color.accentMark}` },
  display: 'grid',
  alignContent: 'start',
  gap: space['1'],
  minInlineSize: 0,
  paddingBlock: space['3'],
  paddingInlineStart: space['4'],
  borderInlineStart: bar,
  breakInside: 'avoid',
  selectors: {
    '&[data-state="ahead"]': { vars: { [bar]: `4px dashed ${color.borderStrong}` } },
    '&[data-state="stopped"]': { vars: { [bar]: `4px solid ${color.error.mark}` } },
  },
  '@media': {
    [media.forcedColours]: {
      vars: { [bar]: '4px solid Highlight' },
      selectors: {
        '&[data-state="ahead"]': { vars: { [bar]: '4px dashed CanvasText' } },
        '&[data-state="stopped"]': { vars: { [bar]: '4px solid CanvasText' } },
      },
    },
  },
});
const barAbove = { paddingInlineStart: 0, borderInlineStart: 0, borderBlockStart: bar } as const;
export const stageInRow = styleVariants({
  laplet: { '@media': { [media.laplet]: barAbove } },
  desktop: { '@media': { [media.desktop]: barAbove } },
});

export const title = style({
  color: color.heading,
  fontWeight: type.weight.strong,
  lineHeight: type.lineHeight.heading,
  selectors: { '[data-state="ahead"] > &': { color: color.textMuted, fontWeight: type.weight.regular } },
});

export const state = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space['3'],
  color: color.textMuted,
  fontSize: type.size.small,
});

export const word = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space['2'],
  selectors: {
    '[data-state="done"] > * > &': { color: color.success.text },
    '[data-state="current"] > * > &': { color: color.text, fontWeight: type.weight.strong },
    '[data-state="stopped"] > * > &': { color: color.error.text, fontWeight: type.weight.strong },
  },
});

export const icon = style({ flex: 'none', inlineSize: '1.125em', blockSize: '1.125em' });
export const when = style({ fontVariantNumeric: 'tabular-nums' });
export const detail = style({ color: color.text });
