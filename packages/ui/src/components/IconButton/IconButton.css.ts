import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const { color } = vars;

export const square = style({
  padding: 0,
  flex: 'none',
  selectors: {
    '&[aria-pressed="true"]': {
      borderColor: color.accentText,
      background: color.accentSoft,
      color: color.accentText,
    },
  },
  '@media': { [media.forcedColours]: { selectors: { '&[aria-pressed="true"]': { borderColor: 'Highlight' } } } },
});
export const icon = style({ inlineSize: '1.5rem', blockSize: '1.5rem' });
