import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const base = style({
  borderRadius: '0.125rem',
  textDecorationThickness: '0.0625em',
  textUnderlineOffset: '0.2em',
  selectors: { '&:hover': { textDecorationThickness: '0.125em' } },
});

export const tone = styleVariants({
  accent: [base, { color: vars.color.accentText, selectors: { '&:hover': { color: vars.color.accentTextHover } } }],
  /** Inherits the surrounding colour: in the header, in a notice. */
  inherit: [base, { color: 'inherit' }],
});

/** Alone, not in a sentence: tall enough for a finger. */
export const alone = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space['2'],
  minBlockSize: vars.measure.target,
  // a long word, such as an address, breaks instead of making the page wider
  overflowWrap: 'anywhere',
});

export const icon = style({ flex: 'none', inlineSize: '1.125em', blockSize: '1.125em' });
