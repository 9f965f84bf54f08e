import { type Operation, operations } from '../contract/operations.ts';
import { recipeOf } from '../recipes/recipes.ts';
import { bodyChecks } from './body-checks.ts';
import { callChecks } from './call-checks.ts';
import type { Check } from './check.ts';
import { dataChecks } from './data-checks.ts';

/** Every check of an operation. */
export const checksOf = (operation: Operation): Check[] => [
  ...callChecks(operation),
  ...bodyChecks(operation),
  ...dataChecks(operation),
];

/** Afterwards the core holds payouts back for some days, so these come last. */
const holdsPayouts = ({ id }: Operation) => recipeOf(id).newContact !== undefined || id === 'updateNeft';

/** The checks of some operations, in the order in which they do not disturb each other; of all by default. */
export function allChecks(only: readonly string[] = []): Check[] {
  const chosen = operations.filter(({ id }) => only.length === 0 || only.includes(id));
  return [...chosen.filter((it) => !holdsPayouts(it)), ...chosen.filter(holdsPayouts)].flatMap(checksOf);
}
