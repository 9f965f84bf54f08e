import { ACCOUNT_RECIPES } from './account-recipes.ts';
import { MONEY_RECIPES } from './money-recipes.ts';
import { PAYMENT_RECIPES } from './payment-recipes.ts';
import type { Recipe } from './recipe.ts';
import { SERVICE_RECIPES } from './service-recipes.ts';

/** Recipes of operations for which the example with the person's own numbers is not enough. */
const RECIPES: Readonly<Record<string, Recipe>> = {
  ...ACCOUNT_RECIPES,
  ...PAYMENT_RECIPES,
  ...MONEY_RECIPES,
  ...SERVICE_RECIPES,
};

const PLAIN: Recipe = {};

/** How a body of an operation is made. */
export const recipeOf = (id: string): Recipe => RECIPES[id] ?? PLAIN;

/** Operations with a recipe of their own. */
export const recipeNames: readonly string[] = Object.keys(RECIPES);
