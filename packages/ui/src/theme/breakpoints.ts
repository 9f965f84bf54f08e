/** Widths of the screen in CSS pixels where the layout changes (specification, sections 2 and 9). */
export const breakpoints = { laplet: 768, desktop: 1280 } as const;

/** Media queries for layout. Phone first: styles outside of them apply to every width. */
export const media = {
  laplet: `screen and (min-width: ${breakpoints.laplet}px)`,
  desktop: `screen and (min-width: ${breakpoints.desktop}px)`,
  belowLaplet: `screen and (max-width: ${breakpoints.laplet - 0.02}px)`,
  belowDesktop: `screen and (max-width: ${breakpoints.desktop - 0.02}px)`,
  /**
   * High enough for a header that stays in place. In lines of text: a screen that is low, enlarged, or has text twice as large is all
   * for the page.
   */
  tall: 'screen and (min-height: 30em)',
  tallPhone: `screen and (max-width: ${breakpoints.laplet - 0.02}px) and (min-height: 30em)`,
  reducedMotion: '(prefers-reduced-motion: reduce)',
  forcedColours: '(forced-colors: active)',
  print: 'print',
} as const;
