import { fromOklch, type Oklch, toOklch } from '../oklch.ts';
import { type Scale, type ScaleStep, scaleSteps } from './brand.ts';

type Steps = Readonly<Record<ScaleStep, number>>;
type Overrides = Partial<Record<ScaleStep, string>>;

/** Perceptually even steps, closer together at both ends. */
const LIGHTNESS: Steps = {
  50: 0.977,
  100: 0.951,
  200: 0.892,
  300: 0.81,
  400: 0.715,
  500: 0.618,
  600: 0.517,
  700: 0.421,
  800: 0.345,
  900: 0.279,
  950: 0.219,
};
/** How much chroma a lightness allows without looking painted, as a share of the maximum. */
const COLOURFULNESS: Steps = {
  50: 0.07,
  100: 0.15,
  200: 0.33,
  300: 0.57,
  400: 0.81,
  500: 1,
  600: 1,
  700: 0.88,
  800: 0.74,
  900: 0.58,
  950: 0.44,
};
/** The contrast of a grey is fixed; only its trace of hue comes from elsewhere. */
const GREY: Readonly<Record<ScaleStep, readonly [lightness: number, chroma: number]>> = {
  50: [0.9814, 0.0045],
  100: [0.9611, 0.007],
  200: [0.9212, 0.0117],
  300: [0.8627, 0.0178],
  400: [0.7343, 0.0244],
  500: [0.6296, 0.0286],
  600: [0.5139, 0.0317],
  700: [0.4203, 0.0354],
  800: [0.33, 0.0356],
  900: [0.2536, 0.0339],
  950: [0.2016, 0.0297],
};

/** The step with the nearest lightness. */
export const nearestStep = (lightness: number): ScaleStep =>
  scaleSteps.reduce((best, step) =>
    Math.abs(LIGHTNESS[step] - lightness) < Math.abs(LIGHTNESS[best] - lightness) ? step : best,
  );

const scaleOf = (colour: (step: ScaleStep) => string): Scale =>
  Object.fromEntries(scaleSteps.map((step) => [step, colour(step)])) as Record<ScaleStep, string>;

/** The chroma of any lightness, interpolated between the steps. */
function colourfulnessAt(lightness: number): number {
  const under = scaleSteps.find((step) => LIGHTNESS[step] <= lightness) ?? 950;
  const over = scaleSteps.findLast((step) => LIGHTNESS[step] > lightness) ?? 50;
  if (under === over || lightness <= LIGHTNESS[950]) return COLOURFULNESS[under];
  const share = (lightness - LIGHTNESS[under]) / (LIGHTNESS[over] - LIGHTNESS[under]);
  return COLOURFULNESS[under] + share * (COLOURFULNESS[over] - COLOURFULNESS[under]);
}

/**
 * A scale through a brand's colour.
 * @param seed the brand's colour, `#RRGGBB`
 * @param at its step: it stays unchanged there, and the others go evenly from it to nearly white and nearly black
 * @param overrides steps to use instead
 */
export function makeScale(seed: string, at: ScaleStep, overrides: Overrides = {}): Scale {
  const own = toOklch(seed);
  const lightest = LIGHTNESS[50];
  const darkest = Math.min(LIGHTNESS[950], own.l * 0.8);
  const lightness = (step: ScaleStep): number => {
    const [end, ownEnd] = step < at ? [LIGHTNESS[50], lightest] : [LIGHTNESS[950], darkest];
    return ownEnd + ((LIGHTNESS[step] - end) / (LIGHTNESS[at] - end)) * (own.l - ownEnd);
  };
  const most = own.c / colourfulnessAt(own.l);
  const colour = (step: ScaleStep): Oklch => {
    const l = lightness(step);
    return { l, c: most * colourfulnessAt(l), h: own.h };
  };
  return scaleOf((step) => overrides[step] ?? (step === at ? seed : fromOklch(colour(step))));
}

/** Quiet greys with a trace of a colour's hue. */
export function makeGreys(colour: string): Scale {
  const { h } = toOklch(colour);
  return scaleOf((step) => fromOklch({ l: GREY[step][0], c: GREY[step][1], h }));
}
