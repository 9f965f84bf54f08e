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

/** These move the core's clock by days, so they come late. */
const waitsForDays = ({ id }: Operation) => recipeOf(id).needs === 'stop-link';
/** It pays a premium, and until then orders of earlier checks wait for the same ones. */
const paysPremium = ({ id }: Operation) => id === 'downloadReceiptPartial';
/** Afterwards the core holds payouts back for some days, so these come last. */
const holdsPayouts = ({ id }: Operation) => recipeOf(id).newContact !== undefined || id === 'updateNeft';
/** These move the core's clock too, and need nothing of the checks before. */
const waitsForAccount = ({ id }: Operation) => recipeOf(id).prepare !== undefined;
const waitsForDate = ({ id }: Operation) => recipeOf(id).waitFor !== undefined;
/** Follows at once, because its case ends with the debit. */
const readsCase = ({ id }: Operation) => id === 'validateAutoDebitTicket';
const LATE: readonly ((operation: Operation) => boolean)[] = [
  ...[waitsForDays, paysPremium, holdsPayouts, waitsForAccount, waitsForDate, readsCase],
];

/** The checks of some operations, in the order in which they do not disturb each other; of all by default. */
export function allChecks(only: readonly string[] = []): Check[] {
  const chosen = operations.filter(({ id }) => only.length === 0 || only.includes(id));
  const placeOf = (operation: Operation) => LATE.findIndex((belongs) => belongs(operation));
  return chosen.toSorted((a, b) => placeOf(a) - placeOf(b)).flatMap(checksOf);
}
