const channels = (hex: string): [number, number, number] => {
  if (!/^#[\da-f]{6}$/i.test(hex)) throw new Error(`not a colour of the form #RRGGBB: ${hex}`);
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as [number, number, number];
};

/** `share` (0 to 1) of `over` painted on `under`, as an opaque colour. */
export function mix(under: string, over: string, share: number): `#${string}` {
  const [a, b] = [channels(under), channels(over)];
  const mixed = a.map((value, i) => Math.round(value + ((b[i] as number) - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** Relative luminance, 0 (black) to 1 (white), as WCAG 2.2 defines it. */
export function luminance(hex: string): number {
  const [red, green, blue] = channels(hex).map((value) => {
    const c = value / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two opaque colours, 1 to 21, as WCAG 2.2 defines it. */
export function contrastRatio(one: string, other: string): number {
  const [lighter, darker] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}
