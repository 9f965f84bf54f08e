import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const row = style({ display: 'flex', alignItems: 'stretch', minInlineSize: 0 });

/** A fixed part of the value, such as +91 or ₹: beside the control, read before it. */
export const affix = style({
  display: 'flex',
  alignItems: 'center',
  paddingInline: vars.space['3'],
  borderWidth: vars.border.width,
  borderStyle: 'solid',
  borderColor: vars.color.borderStrong,
  background: vars.color.sunken,
  color: vars.color.textMuted,
  whiteSpace: 'nowrap',
  selectors: {
    '&:first-child': {
      borderInlineEndWidth: 0,
      borderStartStartRadius: vars.radius.box,
      borderEndStartRadius: vars.radius.box,
    },
    '&:last-child': {
      borderInlineStartWidth: 0,
      borderStartEndRadius: vars.radius.box,
      borderEndEndRadius: vars.radius.box,
    },
  },
});

export const afterAffix = style({ borderStartStartRadius: 0, borderEndStartRadius: 0 });
export const beforeAffix = style({ borderStartEndRadius: 0, borderEndEndRadius: 0 });
/** Tabular digits, for numbers that people compare with a document: policy number, account. */
export const figures = style({ fontVariantNumeric: 'tabular-nums', letterSpacing: '0.03em' });
