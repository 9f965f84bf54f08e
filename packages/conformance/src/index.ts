export type { Difference, Failure } from './checks/check.ts';
export type { FailureKind } from './checks/kinds.ts';
export { httpTestSystem, type Person, type SignedCall, type TestSystem, TestSystemError } from './core/test-system.ts';
export { checkCore, checkNames, type Run } from './run/check-core.ts';
export {
  type FailedCheck,
  InputError,
  judge,
  type KnownFailure,
  readKnownFailures,
  type Verdict,
} from './run/known-failures.ts';
export type { Outcome } from './run/run-checks.ts';
