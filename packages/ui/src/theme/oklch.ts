import { channels, type Hex, toHex, toLinear } from './colour.ts';

/**
 * A colour by perceived lightness (0 to 1), chroma (0 is grey) and hue (degrees): Björn Ottosson's OKLCH, as in CSS
 * Color 4.
 */
export interface Oklch {
  l: number;
  c: number;
  h: number;
}

const fromLinear = (value: number): number =>
  255 * (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);

/** @throws Error unless the colour has the form `#RRGGBB` */
export function toOklch(hex: string): Oklch {
  const [r, g, b] = channels(hex).map(toLinear) as [number, number, number];
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const l = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short;
  const x = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const y = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return { l, c: Math.hypot(x, y), h: ((Math.atan2(y, x) * 180) / Math.PI + 360) % 360 };
}

function linearOf({ l, c, h }: Oklch): number[] {
  const [x, y] = [c * Math.cos((h * Math.PI) / 180), c * Math.sin((h * Math.PI) / 180)];
  const long = (l + 0.3963377774 * x + 0.2158037573 * y) ** 3;
  const medium = (l - 0.1055613458 * x - 0.0638541728 * y) ** 3;
  const short = (l - 0.0894841775 * x - 1.291485548 * y) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

const isOnScreen = (colour: Oklch): boolean => linearOf(colour).every((value) => value >= -0.0005 && value <= 1.0005);

/** The nearest colour that a screen can show: keeps lightness and hue, reduces chroma. */
export function fromOklch(colour: Oklch): Hex {
  let [least, most] = isOnScreen(colour) ? [colour.c, colour.c] : [0, colour.c];
  while (most - least > 0.0005) {
    const c = (least + most) / 2;
    if (isOnScreen({ ...colour, c })) least = c;
    else most = c;
  }
  return toHex(linearOf({ ...colour, c: least }).map(fromLinear));
}
