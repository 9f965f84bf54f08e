import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrastRatio, luminance, mix } from './colour.ts';

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('contrast', () => {
  it('matches WCAG 2.2 for known pairs', () => {
    expect(contrastRatio('#000000', '#FFFFFF')).toBe(21);
    expect(contrastRatio('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2);
    expect(contrastRatio('#8B0F4E', '#FFFFFF')).toBeCloseTo(9.2, 1);
    expect(contrastRatio('#101B3B', '#FFFFFF')).toBeCloseTo(16.9, 1);
  });

  it('is symmetric, and 1 for a colour on itself', () => {
    fc.assert(
      fc.property(hex, hex, (one, other) => {
        expect(contrastRatio(one, other)).toBe(contrastRatio(other, one));
        expect(contrastRatio(one, one)).toBe(1);
      }),
    );
  });

  it('rejects anything but an opaque colour', () => {
    expect(() => luminance('#FFF')).toThrow('not a colour');
    expect(() => luminance('#00000099')).toThrow('not a colour');
  });
});

describe('a mix', () => {
  it('starts with one colour and ends with the other', () => {
    expect(mix('#101B3B', '#8B0F4E', 0)).toBe('#101b3b');
    expect(mix('#101B3B', '#8B0F4E', 1)).toBe('#8b0f4e');
  });
});
