import { describe, expect, it } from 'vitest';
import { initialsOf } from './initials-of.ts';

describe('initialsOf', () => {
  it.each([
    ['Asha Rao', 'AR'],
    ['asha devi rao', 'AR'],
    ['  Asha   Rao ', 'AR'],
    ['Asha', 'A'],
    ['', ''],
    ['क्षितिज शर्मा', 'क्षिश'],
    ['Émile Ðurić', 'ÉÐ'],
  ])('of "%s" are "%s"', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });
});
