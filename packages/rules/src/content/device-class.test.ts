import { expect, it } from 'vitest';
import { deviceClassOf } from './device-class.ts';

// "1280 or more is desktop, 768 to 1279 is laplet, below 768 is mobile"
it.each([
  [360, 'mobile'],
  [767, 'mobile'],
  [767.9, 'mobile'],
  [768, 'laplet'],
  [1279, 'laplet'],
  [1280, 'desktop'],
  [3840, 'desktop'],
])('%d pixels are %s', (width, device) => {
  expect(deviceClassOf(width)).toBe(device);
});
