/** Widths of the screen in CSS pixels where the layout changes (specification, sections 2 and 9). */
export const breakpoints = { laplet: 768, desktop: 1280 } as const;

/** In lines and letters of text: what is too low or narrow for them, or has text half as large again, is all for the page. */
const roomForText = '(min-height: 34em) and (min-width: 18.5em)';

/** Media queries for layout. Phone first: styles outside of them apply to every width. */
export const media = {
  laplet: `screen and (min-width: ${breakpoints.laplet}px)`,
  desktop: `screen and (min-width: ${breakpoints.desktop}px)`,
  belowLaplet: `screen and (max-width: ${breakpoints.laplet - 0.02}px)`,
  belowDesktop: `screen and (max-width: ${breakpoints.desktop - 0.02}px)`,
  /** Has room for a header that stays in place. */
  tall: `screen and ${roomForText}`,
  tallPhone: `screen and (max-width: ${breakpoints.laplet - 0.02}px) and ${roomForText}`,
  reducedMotion: '(prefers-reduced-motion: reduce)',
  forcedColours: '(forced-colors: active)',
  print: 'print',
} as const;
