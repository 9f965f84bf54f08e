import { operationOf } from '../contract/operations.ts';
import { callCore } from '../core/call-core.ts';
import { InputError } from './known-failures.ts';

/** Makes sure that a core responds at the base address, so that a wrong address is one error and not thousands. */
export async function probeCore(base: string): Promise<void> {
  const operation = operationOf('maintenanceSchedule');
  const answer = await callCore(base, { operation, body: {} }).catch((error: unknown) => {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
    throw new InputError(`Nothing responds at ${base}: ${cause}`);
  });
  const type = answer.headers.get('content-type') ?? '';
  const address = base + operation.path;
  if (type.startsWith('text/html'))
    throw new InputError(`${address} is a page and no API. Does the base address have the right path, such as /api?`);
  if (answer.status === 404)
    throw new InputError(`${address} does not exist. Does the base address have the right path, such as /api?`);
  if (answer.json === undefined) throw new InputError(`${address} returned ${answer.status} without JSON.`);
}
