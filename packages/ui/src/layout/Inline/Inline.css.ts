import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const inline = style({ display: 'flex', flexWrap: 'wrap', minInlineSize: 0 });
export const gap = styleVariants(vars.space, (value) => ({ gap: value }));
export const align = styleVariants({
  centre: { alignItems: 'center' },
  baseline: { alignItems: 'baseline' },
  start: { alignItems: 'flex-start' },
  end: { alignItems: 'flex-end' },
});
export const justify = styleVariants({
  start: {},
  between: { justifyContent: 'space-between' },
  end: { justifyContent: 'flex-end' },
});
/** Stacked at full width on a phone: the end of a form. */
export const stackOnPhone = style({
  '@media': { [media.belowLaplet]: { flexDirection: 'column', alignItems: 'stretch', flexWrap: 'nowrap' } },
});
