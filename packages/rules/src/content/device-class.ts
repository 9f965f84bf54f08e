/** Screen widths in CSS pixels at which each class starts. Specification section 9. */
export const BREAKPOINTS = { laplet: 768, desktop: 1280 } as const;

/** The device classes of the specification, by screen width. */
export type DeviceClass = 'mobile' | 'laplet' | 'desktop';

/** The device class of a screen width: below 768 mobile, from 768 laplet, from 1280 desktop. Specification section 2. */
export function deviceClassOf(width: number): DeviceClass {
  if (width >= BREAKPOINTS.desktop) return 'desktop';
  return width >= BREAKPOINTS.laplet ? 'laplet' : 'mobile';
}
