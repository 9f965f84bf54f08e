import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

/** A figure, never broken over two lines. In a table its digits have one width, as the cell says; elsewhere their own. */
const figure = style({ whiteSpace: 'nowrap' });

const strong = {
  fontWeight: vars.type.weight.strong,
  color: vars.color.heading,
  lineHeight: vars.type.lineHeight.heading,
  // digits of one width gape in a large size
  fontVariantNumeric: 'proportional-nums lining-nums',
};

export const size = styleVariants({
  inherit: [figure],
  body: [figure, { fontWeight: vars.type.weight.strong }],
  figure: [figure, strong, { fontSize: vars.type.size.figure }],
  // never wider than a phone, however large the reader's text is: a lakh with its paise fits
  figureLarge: [figure, strong, { fontSize: `min(${vars.type.size.figureLarge}, 12.5vw)` }],
});
