import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, space, type } = vars;

export const field = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  maxInlineSize: vars.measure.form,
});

export const label = style({
  color: color.text,
  fontWeight: type.weight.strong,
  lineHeight: type.lineHeight.heading,
  marginBlockEnd: space['2'],
});

export const optional = style({ fontWeight: type.weight.regular, color: color.textMuted });

export const help = style({ marginBlockStart: space['2'], color: color.textMuted, fontSize: type.size.small });

export const error = style({
  display: 'flex',
  gap: space['2'],
  marginBlockStart: space['2'],
  color: color.error.text,
  fontSize: type.size.small,
  fontWeight: type.weight.strong,
});

export const errorIcon = style({
  flex: 'none',
  inlineSize: '1.25em',
  blockSize: '1.25em',
  marginBlockStart: '0.125em',
  color: color.error.mark,
});

/** Everything that takes input: text field, select, and anything that should look like one. */
export const control = style({
  inlineSize: '100%',
  minBlockSize: '3rem',
  paddingBlock: space['2'],
  paddingInline: space['3'],
  borderWidth: vars.border.width,
  borderStyle: 'solid',
  borderColor: color.borderStrong,
  borderRadius: vars.radius.box,
  background: color.surface,
  color: color.text,
  fontSize: type.size.body,
  transition: `border-color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    '&:hover': { borderColor: color.heading },
    '&:focus-visible': { borderColor: color.focus, outlineOffset: '-1px', outlineWidth: '2px' },
    '&[aria-invalid="true"]': { borderColor: color.error.mark, boxShadow: `inset 0 0 0 1px ${color.error.mark}` },
    '&[readonly]': { background: color.sunken, borderColor: color.border },
    '&::placeholder': { color: color.textMuted, opacity: 1 },
  },
  '@media': { [media.forcedColours]: { borderColor: 'FieldText' } },
});
