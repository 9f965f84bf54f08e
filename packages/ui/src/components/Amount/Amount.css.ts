import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

/** A figure: digits of one width, never broken over two lines. */
const figure = style({ fontVariantNumeric: 'tabular-nums lining-nums', whiteSpace: 'nowrap' });

const strong = {
  fontWeight: vars.type.weight.strong,
  color: vars.color.heading,
  lineHeight: vars.type.lineHeight.heading,
};

export const size = styleVariants({
  inherit: [figure],
  body: [figure, { fontWeight: vars.type.weight.strong }],
  figure: [figure, strong, { fontSize: vars.type.size.figure }],
  figureLarge: [figure, strong, { fontSize: vars.type.size.figureLarge }],
});
