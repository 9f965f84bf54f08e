import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const stack = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });
export const gap = styleVariants(vars.space, (value) => ({ gap: value }));
export const align = styleVariants({
  stretch: {},
  start: { alignItems: 'flex-start' },
  centre: { alignItems: 'center', textAlign: 'center' },
});
export const measure = styleVariants({
  none: {},
  text: { maxInlineSize: vars.measure.text },
  form: { maxInlineSize: vars.measure.form },
});
