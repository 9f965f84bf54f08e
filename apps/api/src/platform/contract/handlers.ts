import { SESSION_KINDS } from '../access/session.ts';
import { type Document, type Operation, operationsOf } from './document.ts';
import type { HandlerDefinition } from './handler.ts';

/** Whether an operation is for sessions of customers. */
const acceptsSessions = ({ security }: Operation): boolean =>
  security.some((names) => SESSION_KINDS.some((kind) => kind in names));

/**
 * Throws unless every operation has a handler, every handler an operation, and both agree on whether a session is
 * needed.
 */
export function assertComplete(document: Document, handlers: ReadonlyMap<string, HandlerDefinition>): void {
  const operations = new Map(operationsOf(document).map(({ operation }) => [operation.operationId, operation]));
  const missing = [...operations.keys()].filter((id) => !handlers.has(id));
  const surplus = [...handlers.keys()].filter((id) => !operations.has(id));
  const otherwise = [...handlers].filter(([id, { needsSession }]) => {
    const operation = operations.get(id);
    return operation && needsSession !== acceptsSessions(operation);
  });
  const faults = [
    ...missing.map((id) => `operation ${id} has no handler`),
    ...surplus.map((id) => `handler ${id} has no operation`),
    ...otherwise.map(
      ([id, h]) => `handler ${id} is ${h.needsSession ? 'for a session' : 'public'}, the contract says otherwise`,
    ),
  ];
  if (faults.length > 0)
    throw new Error(`The handlers do not match the contract:\n${faults.map((f) => `  - ${f}`).join('\n')}`);
}
