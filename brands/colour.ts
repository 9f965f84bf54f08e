// The server and the check of a brand run without the design system, so they have the contrast of WCAG 2.2 themselves.

/** A channel from 0 to 255 as a share of light. */
const toLinear = (value: number): number => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

/** Relative luminance, 0 (black) to 1 (white). @throws Error unless the colour has the form `#RRGGBB` */
function luminance(hex: string): number {
  if (!/^#[\da-f]{6}$/i.test(hex)) throw new Error(`not a colour of the form #RRGGBB: ${hex}`);
  const [red, green, blue] = [1, 3, 5].map((at) => toLinear(Number.parseInt(hex.slice(at, at + 2), 16))) as [
    number,
    number,
    number,
  ];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two opaque colours, 1 to 21. */
export function contrastRatio(one: string, other: string): number {
  const [lighter, darker] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

/** The least contrast of text on its background (WCAG 2.2, 1.4.3). */
const LEAST_TEXT_CONTRAST = 4.5;

/** The first of some colours that is legible as text on a background. Black or white always is. */
export const readableOn = (background: string, preferred: readonly string[] = ['#FFFFFF']): string =>
  [...preferred, '#FFFFFF', '#000000'].find((text) => contrastRatio(text, background) >= LEAST_TEXT_CONTRAST) as string;
