import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const summary = style({ borderWidth: vars.border.widthStrong });
export const list = style({ display: 'flex', flexDirection: 'column', gap: vars.space['1'] });
export const link = style({
  display: 'inline-block',
  paddingBlock: vars.space['1'],
  '@media': { [media.belowLaplet]: { minBlockSize: vars.measure.target, paddingBlock: vars.space['2'] } },
  color: 'inherit',
  textUnderlineOffset: '0.2em',
});
