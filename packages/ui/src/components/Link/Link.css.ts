import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

/** What a thumb can press around a link in a line, whose letters are at least 1.4 times as high as their size. It moves nothing. */
export const reach = {
  [media.belowLaplet]: { paddingBlock: `max(0px, (${vars.measure.target} - 1.4em) / 2)` },
};

const base = style({
  borderRadius: '0.125rem',
  textDecorationThickness: '0.0625em',
  textUnderlineOffset: '0.2em',
  selectors: { '&:hover': { textDecorationThickness: '0.125em' } },
  '@media': reach,
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
  '@media': { [media.belowLaplet]: { paddingBlock: 0 } },
  // a long word, such as an address, breaks instead of making the page wider
  overflowWrap: 'anywhere',
});

export const icon = style({ flex: 'none', inlineSize: '1.125em', blockSize: '1.125em' });
