import { allChecks } from '../checks/all-checks.ts';
import type { TestSystem } from '../core/test-system.ts';
import { createWorld } from '../core/world.ts';
import { probeCore } from './probe.ts';
import { type Outcome, runChecks } from './run-checks.ts';

/** A run of the kit. */
export interface Run {
  /** Base address of the core, without a slash at the end, such as `https://core.example.com/api`. */
  readonly base: string;
  readonly system: TestSystem;
  /** Operations to check; all by default. */
  readonly only?: readonly string[];
  /** Is given each outcome at once. */
  readonly report?: (outcome: Outcome) => void;
}

/** The names of all checks, or of those of some operations. */
export const checkNames = (only: readonly string[] = []): string[] => allChecks(only).map(({ name }) => name);

/**
 * Checks a core against the contract.
 * @throws `InputError` if no core responds at the base address, `TestSystemError` if the test system does not do its part
 */
export async function checkCore({ base, system, only = [], report }: Run): Promise<Outcome[]> {
  await probeCore(base);
  return runChecks(allChecks(only), createWorld(base, system), report);
}
