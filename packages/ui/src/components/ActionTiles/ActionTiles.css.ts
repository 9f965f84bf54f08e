import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, space } = vars;

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(9.25rem, 100%), 1fr))',
  gap: space['3'],
  '@media': {
    [media.laplet]: { gridTemplateColumns: 'repeat(auto-fill, minmax(12rem, 1fr))' },
    [media.print]: { display: 'none' },
  },
});

export const item = style({ display: 'grid' });

export const tile = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space['2'],
  minBlockSize: '6rem',
  padding: space['4'],
  border: `${vars.border.width} solid ${color.border}`,
  borderRadius: vars.radius.box,
  background: color.surface,
  color: color.text,
  lineHeight: vars.type.lineHeight.heading,
  textDecoration: 'none',
  transition: `border-color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    '&:hover': { borderColor: color.accentMark, textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  },
});

export const icon = style({ flex: 'none', inlineSize: '1.5rem', blockSize: '1.5rem', color: color.accentText });
