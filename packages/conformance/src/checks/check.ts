import type { Operation } from '../contract/operations.ts';
import type { World } from '../core/world.ts';
import type { CheckKind, FailureKind } from './kinds.ts';

/** Something that the contract promises, as a call that shows it. */
export interface Check {
  /** Its name in reports and in the list of known failures, such as `updateMode: unknown field`. */
  readonly name: string;
  readonly kind: CheckKind;
  readonly operation: Operation;
  /** Throws a `CheckFailure` if the core does something else. */
  run(world: World): Promise<void>;
}

/** What the contract promises, and what the core did. */
export interface Difference {
  readonly expected: string;
  /** The same for every operation with the same fault. */
  readonly arrived: string;
  /** What only this call shows, such as the body of the response. */
  readonly detail?: string;
}

/** Why a check failed. */
export interface Failure extends Difference {
  readonly kind: FailureKind;
}

/** The core does not do what the contract says. */
export class CheckFailure extends Error {
  override name = 'CheckFailure';
  readonly difference: Difference;
  /** The kind of the failure, if it is not that of the check. */
  readonly kind: FailureKind | undefined;

  constructor(difference: Difference, kind?: FailureKind) {
    super(`expected ${difference.expected}, but ${difference.arrived} arrived`);
    this.difference = difference;
    this.kind = kind;
  }
}
