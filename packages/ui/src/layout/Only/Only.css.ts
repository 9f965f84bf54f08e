import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';

const seen = style({ display: 'contents' });
const hide = (query: string) => ({ '@media': { [query]: { display: 'none' } } });

export const on = styleVariants({
  phone: [seen, hide(media.laplet)],
  fromLaplet: [seen, hide(media.belowLaplet)],
  belowDesktop: [seen, hide(media.desktop)],
  fromDesktop: [seen, hide(media.belowDesktop)],
  screen: [seen, hide(media.print)],
});
