import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, space, type } = vars;

export const list = style({ display: 'grid', gap: space['1'], maxInlineSize: vars.measure.text });

// A bar along each stage, like the Stepper's above each step. No rings and no dots: they would look like options.
export const stage = style({
  display: 'grid',
  gap: space['1'],
  minInlineSize: 0,
  paddingBlock: space['3'],
  paddingInlineStart: space['4'],
  borderInlineStart: `4px solid ${color.accentMark}`,
  breakInside: 'avoid',
  selectors: {
    '&[data-state="ahead"]': { borderInlineStartStyle: 'dashed', borderInlineStartColor: color.borderStrong },
    '&[data-state="stopped"]': { borderInlineStartColor: color.error.mark },
  },
  '@media': {
    [media.forcedColours]: {
      borderInlineStartColor: 'Highlight',
      selectors: {
        '&[data-state="ahead"]': { borderInlineStartColor: 'CanvasText' },
        '&[data-state="stopped"]': { borderInlineStartColor: 'CanvasText' },
      },
    },
  },
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
