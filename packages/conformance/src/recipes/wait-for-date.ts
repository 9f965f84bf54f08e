import { RunAgain, type World } from '../core/world.ts';
import type { Actor } from './actor.ts';
import type { Recipe } from './recipe.ts';
import { lookUp, type Scope } from './scope.ts';

const DAY_MS = 86_400_000;
const DAY_S = 86_400;
/** In days. A date beyond this is not worth the wait. */
const LONGEST_WAIT = 200;

/** Moves the clock day by day, because much happens once a day. Throws `RunAgain`: what was read before is out of date. */
export async function advanceByDays(world: World, days: number): Promise<never> {
  for (let day = 0; day < days; day += 1) await world.advance(DAY_S);
  throw new RunAgain(`the clock was moved by ${days} days`);
}

/** Moves the clock, at once, to the earliest date that a recipe waits for, and throws `RunAgain`. Does nothing without such a date. */
export async function waitForDate({ world }: Actor, { waitFor }: Recipe, scopes: readonly Scope[]): Promise<void> {
  if (!waitFor) return;
  const waits = scopes
    .map((scope) => {
      const [today, date] = ['today', waitFor.date].map((name) => Date.parse(String(lookUp(scope, name))));
      return ((date ?? Number.NaN) - (today ?? Number.NaN)) / DAY_MS - waitFor.daysBefore;
    })
    .filter((days) => days > 0 && days <= LONGEST_WAIT);
  if (waits.length === 0) return;
  const days = Math.min(...waits);
  await world.advance(days * DAY_S);
  throw new RunAgain(`the clock was moved by ${days} days`);
}
