import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

/** A figure that never wraps. In a table its digits are tabular, set by the cell; elsewhere proportional. */
const figure = style({ whiteSpace: 'nowrap' });

const strong = {
  fontWeight: vars.type.weight.strong,
  color: vars.color.heading,
  lineHeight: vars.type.lineHeight.heading,
  // tabular digits leave gaps at a large size
  fontVariantNumeric: 'proportional-nums lining-nums',
};

export const size = styleVariants({
  inherit: [figure],
  body: [figure, { fontWeight: vars.type.weight.strong }],
  figure: [figure, strong, { fontSize: vars.type.size.figure }],
  // never wider than a phone, however large the reader's text: a lakh with paise fits
  figureLarge: [figure, strong, { fontSize: `min(${vars.type.size.figureLarge}, 12.5vw)` }],
});
