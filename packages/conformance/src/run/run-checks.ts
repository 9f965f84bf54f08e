import { type Check, CheckFailure } from '../checks/check.ts';
import { PrerequisiteError } from '../core/prerequisite.ts';
import { TestSystemError } from '../core/test-system.ts';
import { RunAgain, type World } from '../core/world.ts';

/** What came of one check. */
export interface Outcome {
  readonly check: string;
  readonly operation: string;
  /** Why it failed; absent if it passed. */
  readonly failure?: string;
}

/** How often a check begins again after the core's limits refused one of its calls. */
const TRIES = 12;

async function failureOf(check: Check, world: World): Promise<string | undefined> {
  for (let tried = 1; ; tried += 1)
    try {
      await check.run(world);
      return undefined;
    } catch (error) {
      if (error instanceof RunAgain && tried < TRIES) continue;
      if (error instanceof CheckFailure || error instanceof PrerequisiteError || error instanceof RunAgain)
        return error.message;
      if (error instanceof TestSystemError || !(error instanceof Error)) throw error;
      // fetch names the reason in the cause only
      const { cause, message } = error;
      return `the call failed: ${cause instanceof Error ? cause.message : message}`;
    }
}

/**
 * Runs checks one after the other, because many of them change what the next one reads.
 * @param report is given each outcome at once
 */
export async function runChecks(
  checks: readonly Check[],
  world: World,
  report: (outcome: Outcome) => void = () => {},
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const check of checks) {
    const failure = await failureOf(check, world);
    const outcome = { check: check.name, operation: check.operation.id, ...(failure !== undefined && { failure }) };
    outcomes.push(outcome);
    report(outcome);
  }
  return outcomes;
}
