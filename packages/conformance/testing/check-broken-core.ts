import { allChecks } from '../src/checks/all-checks.ts';
import { httpTestSystem } from '../src/core/test-system.ts';
import { createWorld } from '../src/core/world.ts';
import { runChecks } from '../src/run/run-checks.ts';
import { withBrokenCore } from './broken-core.ts';
import type { Deviation } from './deviations.ts';

/**
 * Runs the one check that must notice a deviation.
 * @param origin of the reference API
 * @returns why the check failed; undefined if it did not notice
 */
export function checkBrokenCore(origin: string, deviation: Deviation): Promise<string | undefined> {
  const [operation = ''] = deviation.check.split(':');
  const checks = allChecks([operation]).filter(({ name }) => name === deviation.check);
  if (checks.length !== 1) throw new Error(`there is no check ${deviation.check}`);
  return withBrokenCore(origin, deviation, async (broken) => {
    const world = createWorld(`${broken}/api`, httpTestSystem(`${origin}/sandbox`));
    const [outcome] = await runChecks(checks, world);
    return (
      outcome?.failure &&
      `expected ${outcome.failure.expected}, but ${outcome.failure.arrived.replaceAll('\n', ' ')} arrived`
    );
  });
}
