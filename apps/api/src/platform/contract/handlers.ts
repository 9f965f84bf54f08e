import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Json, operationsOf } from './document.ts';
import { DOMAINS } from './domain-files.ts';
import type { HandlerDefinition } from './handler.ts';

/** A handler is named after its operation. Other files of a domain have a hyphen, a dot, or no default export. */
const HANDLER_FILE = /^([a-z][A-Za-z0-9]*)\.ts$/;

/** The handlers in the domains: `domains/<tag>/<operationId>.ts`. */
export async function loadHandlers(document: Json, folder = DOMAINS): Promise<Map<string, HandlerDefinition>> {
  const found = new Map<string, HandlerDefinition>();
  const families = new Set(operationsOf(document).map(({ operation }) => operation.tags[0] as string));
  for (const family of families)
    for (const name of filesOf(join(folder, family))) {
      const operationId = HANDLER_FILE.exec(name)?.[1];
      if (!operationId) continue;
      const { default: definition } = await import(/* @vite-ignore */ pathToFileURL(join(folder, family, name)).href);
      if (definition?.operationId === undefined) continue;
      if (definition.operationId !== operationId)
        throw new Error(`${family}/${name} implements ${definition.operationId}`);
      found.set(operationId, definition);
    }
  return found;
}

function filesOf(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder) : [];
}

/**
 * Throws unless every operation has a handler, every handler an operation, and both agree on whether a session is
 * needed.
 */
export function assertComplete(document: Json, handlers: ReadonlyMap<string, HandlerDefinition>): void {
  const operations = new Map(
    operationsOf(document).map(({ operation }) => [operation.operationId as string, operation]),
  );
  const missing = [...operations.keys()].filter((id) => !handlers.has(id));
  const surplus = [...handlers.keys()].filter((id) => !operations.has(id));
  const otherwise = [...handlers].filter(
    ([id, h]) => operations.has(id) && h.needsSession !== operations.get(id).security.length > 0,
  );
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
