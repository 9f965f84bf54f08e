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
  // never wider than a phone, however large the reader's text is: a lakh with its paise fits
  figureLarge: [figure, strong, { fontSize: `min(${vars.type.size.figureLarge}, 12.5vw)` }],
});
