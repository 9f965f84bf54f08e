import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { color, space, type } = vars;

const list = style({ display: 'grid', columnGap: space['6'], rowGap: space['1'], alignItems: 'start' });

export const layout = styleVariants({
  grid: [list, { gridTemplateColumns: 'repeat(auto-fill, minmax(min(18rem, 100%), 1fr))' }],
  rows: [list, { gridTemplateColumns: 'minmax(0, 1fr)' }],
});

export const item = style({
  position: 'relative',
  display: 'flex',
  gap: space['3'],
  minBlockSize: vars.measure.target,
  paddingBlock: space['2'],
  paddingInline: space['3'],
  borderRadius: vars.radius.box,
  selectors: { '&:not([data-quiet]):hover': { background: color.sunken } },
});

export const icon = style({
  flex: 'none',
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  marginBlockStart: '0.15em',
  color: color.accentText,
  selectors: { '[data-quiet] > &': { color: color.textMuted } },
});

export const words = style({ display: 'flex', flexDirection: 'column', gap: space['1'], minInlineSize: 0 });

export const label = style({
  color: color.text,
  fontWeight: type.weight.strong,
  lineHeight: type.lineHeight.heading,
  selectors: { '[data-unavailable] &': { color: color.textMuted, fontWeight: type.weight.regular } },
});

/** The whole row is the target of its link. */
export const link = style({
  textDecoration: 'none',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.box },
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `3px solid ${color.focus}` },
  },
});

export const note = style({ color: color.textMuted, fontSize: type.size.small });
