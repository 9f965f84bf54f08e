import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { space, type } = vars;

export const group = style({ maxInlineSize: vars.measure.form });
export const legend = style({
  color: vars.color.text,
  fontWeight: type.weight.strong,
  lineHeight: type.lineHeight.heading,
  marginBlockEnd: space['2'],
});
/** A part wraps to the next line if its name, in any language and size, leaves no room. */
export const parts = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: space['4'] });
export const part = style({ display: 'grid', justifyItems: 'start', gap: space['1'], minInlineSize: 0 });
export const name = style({ fontSize: type.size.small });
/** As wide as its content. */
export const input = styleVariants({
  day: { maxInlineSize: '4rem' },
  month: { maxInlineSize: '4rem' },
  year: { maxInlineSize: '6rem' },
});
