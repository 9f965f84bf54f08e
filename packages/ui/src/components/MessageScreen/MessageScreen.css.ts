import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, space, type } = vars;

export const screen = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space['6'],
  maxInlineSize: vars.measure.text,
  '@media': { [media.laplet]: { paddingBlockStart: space['4'] } },
});
export const head = style({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: space['1'] });
export const picture = style({ marginBlockEnd: space['4'], '@media': { [media.print]: { display: 'none' } } });
export const workType = style({ color: color.textMuted, fontSize: type.size.small });
export const subHeading = style({ color: color.textMuted, fontSize: type.size.lead });
export const amount = style({ marginBlockStart: space['3'] });
export const text = style({ display: 'flex', flexDirection: 'column', gap: space['3'] });
export const details = style({
  padding: space['4'],
  border: `${vars.border.width} solid ${color.border}`,
  borderRadius: vars.radius.box,
  background: color.surface,
  '@media': { [media.laplet]: { padding: space['6'] }, [media.print]: { padding: 0, border: 0 } },
});
export const highlighted = style({
  paddingInlineStart: space['4'],
  borderInlineStart: `4px solid ${color.accentText}`,
  color: color.heading,
  fontWeight: type.weight.strong,
});
export const actions = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space['3'],
  '@media': {
    [media.laplet]: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center' },
    [media.print]: { display: 'none' },
  },
});
export const footer = style({ color: color.textMuted, fontSize: type.size.small });
const icon = style({ inlineSize: '3.5rem', blockSize: '3.5rem', strokeWidth: 1.5 });
export const messageIcon = styleVariants({
  success: [icon, { color: color.success.mark }],
  pending: [icon, { color: color.warning.mark }],
  failure: [icon, { color: color.error.mark }],
  info: [icon, { color: color.info.mark }],
});
export const image = style({ maxBlockSize: '10rem' });
