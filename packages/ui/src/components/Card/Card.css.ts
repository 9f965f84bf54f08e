import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, space } = vars;

const base = style({
  minInlineSize: 0,
  borderWidth: vars.border.width,
  borderStyle: 'solid',
  borderColor: color.border,
  borderRadius: vars.radius.box,
  background: color.surface,
  '@media': { [media.print]: { breakInside: 'avoid', background: 'none' } },
});

const narrow = `min(${space['4']}, 4.5vw)`;

export const padding = styleVariants({
  normal: [base, { padding: narrow, '@media': { [media.laplet]: { padding: space['6'] } } }],
  none: [base, { overflow: 'hidden' }],
});

const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space['3'],
});

export const heading = styleVariants({
  normal: [head, { marginBlockEnd: space['4'] }],
  // only the content reaches the edge
  none: [
    head,
    {
      padding: narrow,
      paddingBlockEnd: space['3'],
      '@media': { [media.laplet]: { padding: space['6'], paddingBlockEnd: space['3'] } },
    },
  ],
});

/** Its space stays reserved. */
export const concealed = style({ visibility: 'hidden' });
