import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, space, type } = vars;

/** How much of the screen the bar takes, in addition to what the phone reserves at the bottom. */
const HEIGHT = '4.25rem';

export const bar = style({
  display: 'none',
  '@media': {
    [media.belowLaplet]: {
      display: 'block',
      background: color.surface,
      borderBlockStart: `${vars.border.width} solid ${color.border}`,
      // inside the header it would get the header's focus colour
      vars: { [color.focus]: color.accentMark },
    },
    [media.tallPhone]: {
      position: 'fixed',
      insetInline: 0,
      insetBlockEnd: 0,
      zIndex: vars.layer.header,
      paddingBlockEnd: 'env(safe-area-inset-bottom, 0px)',
    },
  },
});

// the page ends above the bar, and so do the toasts
globalStyle(`:root:has(${bar})`, {
  '@media': {
    [media.tallPhone]: {
      vars: { '--ld-foot': `calc(${HEIGHT} + env(safe-area-inset-bottom, 0px))` },
      scrollPaddingBlockEnd: HEIGHT,
    },
  },
});
globalStyle(`body:has(${bar})`, { '@media': { [media.tallPhone]: { paddingBlockEnd: 'var(--ld-foot)' } } });

export const list = style({ display: 'flex', blockSize: HEIGHT });
export const place = style({ flex: '1 1 0', minInlineSize: 0, display: 'grid' });

export const tab = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '0.125rem',
  minInlineSize: 0,
  padding: `${space['1']} 0`,
  border: 0,
  background: 'none',
  color: color.textMuted,
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    '&[aria-current="page"]': { color: color.accentText, fontWeight: type.weight.strong },
    // a bar as well as a colour, so that it shows without colour too
    '&[aria-current="page"]::before': {
      content: '',
      position: 'absolute',
      insetBlockStart: 0,
      insetInline: '22%',
      blockSize: '3px',
      borderRadius: vars.radius.round,
      background: 'currentColor',
    },
    '&:focus-visible': { outlineOffset: '-3px' },
  },
  '@media': {
    [media.forcedColours]: { selectors: { '&[aria-current="page"]::before': { background: 'Highlight' } } },
  },
});

export const icon = style({ flex: 'none', inlineSize: '1.5rem', blockSize: '1.5rem' });
/** As large as other text, but no wider than its fifth of the screen: a longer name takes two lines. */
export const label = style({
  maxInlineSize: '100%',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  textAlign: 'center',
  fontSize: `min(${type.size.small}, 4.3vw)`,
  lineHeight: type.lineHeight.heading,
  letterSpacing: '-0.01em',
});
