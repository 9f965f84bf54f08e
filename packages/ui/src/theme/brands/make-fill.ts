import { readableOn } from '../colour.ts';
import { toOklch } from '../oklch.ts';
import { type Fill, type Scale, type ScaleStep, scaleSteps } from './brand.ts';
import { nearestStep } from './make-scale.ts';

const WHITE = '#FFFFFF';
/** The lightness of colours that take white text and still are a colour: these are the scale's 700. */
const DEEP = { least: 0.25, most: 0.469 };

/** The step of a scale that a brand's colour for actions takes: 700 if it is deep, otherwise the step that is as light. */
export function actStep(colour: string): ScaleStep {
  const { l } = toOklch(colour);
  return l >= DEEP.least && l <= DEEP.most ? 700 : nearestStep(l);
}

/** The primary button in a brand's colour. Dark text gets a lighter button under the pointer, white text a darker one. */
export function makeFill(act: Scale, at: ScaleStep): Fill {
  const rest = act[at];
  const text = readableOn(rest, [WHITE, act[950]]);
  const goesDarker = text === WHITE ? at < 900 : at < 300;
  const index = scaleSteps.indexOf(at);
  const beside = (count: number) => act[scaleSteps[index + (goesDarker ? count : -count)] ?? at];
  return { rest, hover: beside(1), pressed: beside(2), text };
}
