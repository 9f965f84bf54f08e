import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { reach } from '../Link/Link.css.ts';

const { color, space, type } = vars;

export const card = style({ display: 'flex', flexDirection: 'column', gap: space['4'], blockSize: '100%' });
export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: space['3'] });
/** Beside the face; the status moves below if there is no room. */
export const naming = style({ flex: '1 1 9rem', minInlineSize: 0 });
export const planLink = style({
  color: 'inherit',
  textUnderlineOffset: '0.2em',
  textDecorationThickness: '0.0625em',
  textDecorationColor: color.borderStrong,
  '@media': reach,
});
export const number = style({ color: color.textMuted, fontSize: type.size.small });
export const due = style({ display: 'flex', flexDirection: 'column' });
export const dueLine = style({ color: color.textMuted, fontSize: type.size.small });
/** In two columns even on a phone: a short card leaves the next one visible. */
export const facts = style({
  gap: `${space['3']} ${space['4']}`,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(8.25rem, 100%), 1fr))',
  borderBlockStart: `${vars.border.width} solid ${color.border}`,
  paddingBlockStart: space['4'],
});
/** At the bottom, so that the actions of cards in a row line up: the quiet one first, the main one last. */
export const foot = style({
  marginBlockStart: 'auto',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space['2']} ${space['4']}`,
  paddingBlockStart: space['3'],
  borderBlockStart: `${vars.border.width} solid ${color.border}`,
  '@media': { [media.print]: { display: 'none' } },
});
