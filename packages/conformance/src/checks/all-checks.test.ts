import { describe, expect, it } from 'vitest';
import { operations } from '../contract/operations.ts';
import { recipeNames } from '../recipes/recipes.ts';
import { UNREACHABLE } from '../recipes/unreachable.ts';
import { allChecks, checksOf } from './all-checks.ts';

/** Operations with fewer checks, and why. */
const FEW: Readonly<Record<string, string>> = {};
const LEAST = 3;

describe('checksOf', () => {
  it('makes at least three checks of every operation', () => {
    const few = operations.filter((operation) => checksOf(operation).length < LEAST).map(({ id }) => id);
    expect(few).toEqual(Object.keys(FEW));
  });
  it('gives every check a name of its own', () => {
    const names = allChecks().map(({ name }) => name);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });
  it('makes a success of every operation that is not listed as unreachable', () => {
    const without = operations.filter(
      (operation) => !checksOf(operation).some(({ name }) => name.endsWith(': success')),
    );
    expect(without.map(({ id }) => id).sort()).toEqual(Object.keys(UNREACHABLE).sort());
  });
  it('has recipes of operations of the contract only', () => {
    const ids = operations.map(({ id }) => id);
    expect([...recipeNames, ...Object.keys(UNREACHABLE)].filter((id) => !ids.includes(id))).toEqual([]);
  });
});
