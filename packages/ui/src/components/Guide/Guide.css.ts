import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, space, type } = vars;

export const guide = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space['6'],
  padding: space['5'],
  border: `${vars.border.width} solid ${color.border}`,
  borderRadius: vars.radius.box,
  color: color.text,
  fontSize: type.size.small,
  '@media': { [media.print]: { padding: 0, border: 0, breakInside: 'avoid' } },
});

export const section = style({ display: 'flex', flexDirection: 'column', gap: space['2'], minInlineSize: 0 });

const base = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space['2'],
  margin: 0,
  paddingInlineStart: '1.25em',
});

export const list = styleVariants({
  dots: [base, { listStyle: 'disc' }],
  numbered: [base, { listStyle: 'decimal', paddingInlineStart: '1.5em' }],
});
