import type { ReactElement } from 'react';

/** A policy that cannot be chosen. */
export interface ClosedPolicy {
  readonly policyNo: string;
  readonly planName: string;
  /** The request that has to end first. */
  readonly ticket?: string | undefined;
}

/** A policy that a service is not open to, and why. */
export interface ClosedForReason extends ClosedPolicy {
  readonly why: string;
}

/** Why there is nothing to choose, and what would change that. */
export interface NothingToChoose {
  readonly title: string;
  readonly why?: string;
  /** The policies that the person has, each with its reason. */
  readonly closed?: readonly ClosedForReason[];
  readonly action?: ReactElement;
}
