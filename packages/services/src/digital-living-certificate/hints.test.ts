import { describe, expect, it } from 'vitest';
import { framingOf, hintOf } from './hints.ts';

/** A picture of 16 × 16 pixels, each as bright as this says. */
function picture(brightness: (x: number, y: number) => number) {
  const side = 16;
  const data = new Uint8ClampedArray(4 * side * side);
  for (let y = 0; y < side; y += 1)
    for (let x = 0; x < side; x += 1) data.fill(brightness(x, y), 4 * (y * side + x), 4 * (y * side + x) + 3);
  return { width: side, height: side, data };
}

describe('a hint while the camera is on', () => {
  it.each([
    ['in the dark', () => 20, 'dark'],
    ['against the sun', () => 250, 'bright'],
    ['of one colour', () => 128, 'blurred'],
    ['of a soft slope', (x: number) => 100 + x, 'blurred'],
    ['with edges', (x: number, y: number) => (((x >> 1) + (y >> 1)) % 2 === 0 ? 80 : 180), undefined],
  ] as const)('%s: %s', (_name, brightness, hint) => expect(hintOf(picture(brightness))).toBe(hint));

  // "one face, 25–60 % of the height"
  it.each([
    [[], 'no-face'],
    [[24], 'far'],
    [[25], undefined],
    [[60], undefined],
    [[61], 'near'],
    [[40, 40], 'two-faces'],
  ] as const)('faces of %j per cent: %s', (faces, hint) => expect(framingOf(faces, 100)).toBe(hint));
});
