import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, space } = vars;

/** Control and text in one label: the whole row can be pressed. */
export const choice = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space['3'],
  minBlockSize: vars.measure.target,
  paddingBlock: space['2'],
  cursor: 'pointer',
  isolation: 'isolate',
  position: 'relative',
});

/** A native box or ring, in our style unless colours are forced. */
const control = style({
  appearance: 'none',
  flex: 'none',
  display: 'grid',
  placeContent: 'center',
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  margin: 0,
  marginBlockStart: '0.125rem',
  borderWidth: vars.border.widthStrong,
  borderStyle: 'solid',
  borderColor: color.borderStrong,
  background: color.surface,
  cursor: 'inherit',
  selectors: {
    [`${choice}:hover &`]: { borderColor: color.heading },
    '&:checked': { borderColor: color.accentMark, background: color.accentMark },
    '&[aria-invalid="true"]': { borderColor: color.error.mark },
  },
  '@media': { [media.forcedColours]: { appearance: 'auto' } },
});

export const box = style([
  control,
  {
    borderRadius: '0.25rem',
    selectors: {
      '&:checked::before': {
        content: '',
        inlineSize: '0.875rem',
        blockSize: '0.875rem',
        background: color.surface,
        clipPath: 'polygon(14% 44%, 0 60%, 40% 96%, 100% 20%, 84% 8%, 38% 66%)',
      },
    },
    '@media': { [media.forcedColours]: { selectors: { '&:checked::before': { display: 'none' } } } },
  },
]);

export const ring = style([
  control,
  {
    borderRadius: vars.radius.round,
    selectors: {
      '&:checked': { background: color.surface },
      '&:checked::before': {
        content: '',
        inlineSize: '0.75rem',
        blockSize: '0.75rem',
        borderRadius: vars.radius.round,
        background: color.accentMark,
      },
    },
    '@media': { [media.forcedColours]: { selectors: { '&:checked::before': { display: 'none' } } } },
  },
]);

export const words = style({
  // in a table row the text lines up with that of the other cells, not with the control
  alignSelf: 'baseline',
  minInlineSize: 0,
  // also if it is the label, the whole row can be pressed
  '::before': { content: '', position: 'absolute', inset: 0, zIndex: -1 },
});
export const hint = style({ display: 'block', color: color.textMuted, fontSize: vars.type.size.small });
