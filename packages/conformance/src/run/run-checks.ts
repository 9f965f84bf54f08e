import { type Check, CheckFailure, type Failure } from '../checks/check.ts';
import { PrerequisiteError } from '../core/prerequisite.ts';
import { TestSystemError } from '../core/test-system.ts';
import { RunAgain, type World } from '../core/world.ts';

/** What came of one check. */
export interface Outcome {
  readonly check: string;
  readonly operation: string;
  /** Why it failed; absent if it passed. */
  readonly failure?: Failure;
}

/** How often a check begins again after the core's limits refused one of its calls. */
const TRIES = 12;

async function failureOf(check: Check, world: World): Promise<Failure | undefined> {
  for (let tried = 1; ; tried += 1)
    try {
      await check.run(world);
      return undefined;
    } catch (error) {
      if (error instanceof RunAgain && tried < TRIES) continue;
      return toFailure(check, error);
    }
}

/** Throws what no check of the core can be blamed for. */
function toFailure({ kind }: Check, error: unknown): Failure {
  if (error instanceof CheckFailure) return { kind: error.kind ?? kind, ...error.difference };
  if (error instanceof PrerequisiteError || error instanceof RunAgain)
    return { kind: 'preparation', expected: 'what the check needs first', arrived: error.message };
  if (error instanceof TestSystemError || !(error instanceof Error)) throw error;
  // fetch names the reason in the cause only
  const { cause, message } = error;
  return { kind: 'response', expected: 'a response', arrived: cause instanceof Error ? cause.message : message };
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
