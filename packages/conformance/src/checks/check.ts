import type { Operation } from '../contract/operations.ts';
import type { World } from '../core/world.ts';

/** Something that the contract promises, as a call that shows it. */
export interface Check {
  /** Its name in reports and in the list of known failures, such as `updateMode: unknown field`. */
  readonly name: string;
  readonly operation: Operation;
  /** Throws a `CheckFailure` if the core does something else. */
  run(world: World): Promise<void>;
}

/** The core does not do what the contract says. */
export class CheckFailure extends Error {
  override name = 'CheckFailure';
}
