import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Contribution } from './contributions.ts';
import type { Deps } from './deps.ts';
import type { HandlerDefinition, OperationId } from './platform/contract/handler.ts';
import type { Job } from './platform/jobs/jobs.ts';
import type { Phase } from './platform/jobs/phases.ts';

export type CreateJob = (deps: Deps, log: FastifyBaseLogger) => Job;

/** A domain: the operations that it implements, its background jobs, and what it contributes to shared domains. */
export interface Domain<Op extends OperationId = OperationId> extends Contribution {
  readonly operations: { readonly [Id in Op]: HandlerDefinition<Id> };
  /** Its jobs, by the phase of a round in which they run. */
  readonly jobs?: { readonly [In in Phase]?: readonly CreateJob[] };
  /** Adds routes that are not operations of the contract. */
  readonly addRoutes?: (api: FastifyInstance, deps: Deps) => void;
}

/** Defines a domain. Each handler must implement the operation under whose name it is listed. */
export function defineDomain<const Op extends OperationId = never>(domain: Domain<Op>): Domain<Op> {
  return domain;
}
